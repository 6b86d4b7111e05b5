// Kalaha on boardgame.io with its memory store, as a peer in the benchmark of our server.
// Run by the benchmark in a folder with the package: `node boardgame_server.js`. Prints its address.

const { Server, Origins } = require("boardgame.io/server");

const PITS = 6;
const STONES = 4;

// Places in the order of sowing: the pits and the store of player 0, then those of player 1.
const store = (player) => player * (PITS + 1) + PITS;
const isOwnPit = (place, player) => place >= player * (PITS + 1) && place < store(player);

function sow({ G, playerID, events }, pit) {
  const player = Number(playerID);
  const start = player * (PITS + 1) + pit;
  if (!isOwnPit(start, player) || G.places[start] === 0) return "INVALID_MOVE";
  let place = start;
  let stones = G.places[start];
  G.places[start] = 0;
  while (stones > 0) {
    place = (place + 1) % G.places.length;
    if (place === store(1 - player)) continue;
    G.places[place] += 1;
    stones -= 1;
  }
  const opposite = 2 * PITS - place;
  if (isOwnPit(place, player) && G.places[place] === 1 && G.places[opposite] > 0) {
    G.places[store(player)] += G.places[opposite] + 1;
    G.places[place] = G.places[opposite] = 0;
  }
  if (place !== store(player)) events.endTurn();
}

const Kalaha = {
  name: "kalaha",
  setup: () => ({ places: [0, 1].flatMap(() => [...Array(PITS).fill(STONES), 0]) }),
  moves: { sow },
  endIf: ({ G, ctx }) => {
    const player = Number(ctx.currentPlayer);
    if (G.places.every((stones, place) => !isOwnPit(place, player) || stones === 0))
      return { stores: [G.places[store(0)], G.places[store(1)]] };
  },
};

const server = Server({ games: [Kalaha], origins: [Origins.LOCALHOST] });
server.run({ port: 0 }).then(({ appServer }) => {
  process.stdout.write(`http://127.0.0.1:${appServer.address().port}\n`);
});
