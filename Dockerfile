FROM python:3.11-slim AS build
WORKDIR /src
COPY pyproject.toml constraints.txt README.md LICENSE ./
COPY bot bot
COPY rules_index rules_index
RUN python -m venv /opt/rozhodci \
    && /opt/rozhodci/bin/pip install --no-cache-dir -c constraints.txt '.[dictionaries,heic,meaning,postgres]'

FROM python:3.11-slim
RUN useradd --system --uid 10001 --home-dir /data --create-home --key HOME_MODE=0700 rozhodci
COPY --from=build /opt/rozhodci /opt/rozhodci
ENV PATH=/opt/rozhodci/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    MALLOC_ARENA_MAX=2 \
    DATA_DIR=/data
WORKDIR /data
USER rozhodci
VOLUME /data
HEALTHCHECK --interval=30s --timeout=50s --start-period=10m CMD ["python", "-m", "bot", "health"]
CMD ["python", "-m", "bot"]
