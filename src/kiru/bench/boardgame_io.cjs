// boardgame.io as `kiru bench --server --peers` measures it: `node boardgame_io.cjs FOLDER serve|play PLAN`.
// FOLDER holds its node_modules. `serve` is its server with the memory store, `play` a swarm of its clients in a
// process of their own: two players and one who looks on at each table.
"use strict";
const { readFileSync } = require("node:fs");
const { createRequire } = require("node:module");
const { performance } = require("node:perf_hooks");

const [folder, role, text] = process.argv.slice(2);
const need = createRequire(`${folder}/`);
const plan = JSON.parse(text);
const GAME = "bench";
const SEATS = ["0", "1", null];
const LINES = ["012", "345", "678", "036", "147", "258", "048", "246"];
const TICKS = 100;

/** Whether a round of tic-tac-toe is over: three in a row, or no cell left. */
function isDecided(cells) {
  const isRow = ([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c];
  return LINES.some(isRow) || !cells.includes(null);
}

/** A card as games have them in their state. */
function card(n) {
  return { key: `card_${n}`, kind: "tree", flowers: { blue: n % 3, red: 1, yellow: 0 }, bonuses: ["gold"], level: n % 3 };
}

/** Tic-tac-toe round after round; so many `bytes` of cards, as a larger game has them, lie beside it untouched. */
function game(bytes) {
  const size = JSON.stringify(card(10)).length + 1;
  const rest = Array.from({ length: Math.ceil(bytes / size) }, (_, n) => card(n));
  return {
    name: GAME,
    setup: () => ({ cells: Array(9).fill(null), rest }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      clickCell: ({ G, playerID }, cell) => {
        if (isDecided(G.cells)) G.cells = Array(9).fill(null);
        G.cells[cell] = playerID;
      },
    },
  };
}

function serve() {
  const { Server } = need("boardgame.io/server");
  console.info = console.log = () => {};
  Server({ games: [game(plan.bytes)], origins: ["*"] }).run(plan.port, () => process.stdout.write("ready\n"));
}

/** The processor seconds a process has used. */
function processor(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

const sleep = (seconds) => new Promise((done) => setTimeout(done, 1000 * seconds));

async function play() {
  const { io } = createRequire(need.resolve("boardgame.io/server"))("socket.io-client");
  const address = `http://127.0.0.1:${plan.port}`;
  const done = [];
  let playing = false;

  function act(table, seat, state) {
    const empty = state.G.cells.flatMap((cell, n) => (cell === null || isDecided(state.G.cells) ? [n] : []));
    const cell = empty[Math.floor(Math.random() * empty.length)];
    table.sent = { id: state._stateID, at: performance.now(), waiting: SEATS.length };
    const payload = { type: "clickCell", args: [cell], playerID: seat };
    table.sockets[Number(seat)].emit("update", { type: "MAKE_MOVE", payload }, state._stateID, table.id, seat);
  }

  function decide(table, seat, state) {
    if (!playing || state.ctx.currentPlayer !== seat) return;
    setTimeout(act, 1000 * plan.pause * (0.5 + Math.random()), table, seat, state);
  }

  function received(table, seat, state) {
    if (table.sent && state._stateID > table.sent.id && --table.sent.waiting === 0) {
      done.push([performance.now(), (performance.now() - table.sent.at) / 1000]);
    }
    table.state = state;
    decide(table, seat, state);
  }

  /** A client at a table, which the first of them makes; done when it has seen the table. */
  function connect(table, seat) {
    const socket = io(`${address}/${GAME}`, { transports: ["websocket"], multiplex: false, reconnection: false });
    table.sockets.push(socket);
    socket.on("connect", () => socket.emit("sync", table.id, seat, undefined, 2));
    socket.on("update", (_, state) => received(table, seat, state));
    return new Promise((seen) => {
      socket.once("sync", (_, info) => seen((table.state = info.state)));
    });
  }

  async function open(number) {
    const table = { id: `table-${number}`, sockets: [], state: null, sent: null };
    for (const seat of SEATS) await connect(table, seat);
    return table;
  }

  const tables = [];
  for (let n = 0; n < plan.tables; n++) tables.push(await open(n));
  playing = true;
  for (const table of tables) for (const seat of SEATS) decide(table, seat, table.state);
  await sleep(plan.warm_up);
  const [start, own, theirs] = [performance.now(), process.cpuUsage(), processor(plan.server)];
  await sleep(plan.seconds);
  const [end, used, theirEnd] = [performance.now(), process.cpuUsage(own), processor(plan.server)];
  const taken = done.filter(([at]) => at >= start && at < end).map(([, took]) => took).sort((a, b) => a - b);
  const seconds = (end - start) / 1000;
  const found = {
    seconds,
    decisions: taken.length,
    p50: taken[taken.length >> 1] ?? null,
    p99: taken[Math.floor(taken.length * 0.99)] ?? null,
    longest: taken.at(-1) ?? null,
    swarm_processor: (used.user + used.system) / 1e6 / seconds,
    server_processor: (theirEnd - theirs) / seconds,
  };
  process.stdout.write(JSON.stringify(found), () => process.exit(0));
}

if (role === "serve") serve();
else play();
