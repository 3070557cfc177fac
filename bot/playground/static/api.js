// The page's requests; a problem comes back as the name of one of the page's sentences.
async function send(path, body) {
  try {
    const response = await fetch(`/api/${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    return response.ok ? await response.json() : { problem: "refused" };
  } catch {
    return { problem: "offline" };
  }
}

export function act(kind, place, body) {
  return send(kind, { ...place, ...body });
}

export async function complete(place, body) {
  const offered = await send("complete", { ...place, ...body });
  return Array.isArray(offered) ? offered : [];
}

export async function view(place, seen, signal) {
  const query = new URLSearchParams({ ...place, seen });
  const response = await fetch(`/api/view?${query}`, { signal });
  if (!response.ok) throw "refused";
  return response.json();
}
