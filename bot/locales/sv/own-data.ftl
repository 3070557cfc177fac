my-data-about = JSON-filen innehåller dina inställningar, dina frågor från de senaste 30 dagarna, dina lekar, dina svar i förväg och din del i matcher och tvister. Den innehåller inget som andra håller för sig själva; `/fil exportera` skickar loggen för en avslutad match.
my-data-delete = `/mina glöm` raderar det.
