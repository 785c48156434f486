// Plays whole games over the real socket, as the page does: opens a table with bots in the other seats, answers every
// question by chance until the game is over, and says how it ended. docs/protocol.md explains each message.
//
//   npm start                                                   in one terminal
//   node examples/play.mjs [game] [seats] [http://localhost:8080]   in another
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { WebSocket } from 'ws';

const [named, seats = '4', server = 'http://localhost:8080'] = process.argv.slice(2);

// 1. Become somebody: the cookie is all that a person is.
const me = await fetch(`${server}/api/me`);
const cookie = me.headers.get('set-cookie').split(';')[0];
console.log(`I am ${(await me.json()).name}.`);

// 2. Open a table, of the first game on offer unless one is named. With `bots` the other seats are filled, and the game begins when we come. `hash` is the server's promise: it
// has drawn its part of the shuffle before it sees ours.
const { games } = await (await fetch(`${server}/api/games`)).json();
const game = named ?? games[0].id;
const opened = await fetch(`${server}/api/tables`, {
  method: 'POST',
  headers: { cookie, 'content-type': 'application/json' },
  body: JSON.stringify({ game, seats: Number(seats), bots: 'random', pace: 'quick', botPace: 'instant' }),
});
const { table, hash, refusal } = await opened.json();
if (refusal) throw new Error(refusal.why);

// 3. Sit down at it, with a promise of our part of the shuffle: its hash. The seat comes from the cookie, never from a message.
const nonce = randomBytes(16);
const commitment = createHash('sha256').update(nonce).digest('hex');
const socket = new WebSocket(`${server.replace('http', 'ws')}/live`, { headers: { cookie } });
const say = (message) => socket.send(JSON.stringify(message));
let doc = null;
let n = 0;
let revealed = false;
let answered = 0;
let answers = 0;
let lines = 0;
const began = Date.now();

socket.on('open', () => say({ t: 'hello', version: 3, table, commitment }));
socket.on('message', (data) => {
  const message = JSON.parse(data);
  switch (message.t) {
    case 'welcome': // The whole of what I may see.
      ({ doc, n } = message);
      if (doc.table.shuffle.hash !== hash) throw new Error('the server has changed its part of the shuffle');
      break;
    case 'update': // What changed of it. A gap in the numbers would be healed by {t: 'have', …}.
      if (message.n !== n + 1) throw new Error(`message ${n + 1} is missing`);
      n = message.n;
      doc = message.patch.length === 0 ? doc : edited(doc, message.patch[0]);
      break;
    case 'refused':
      throw new Error(`refused: ${JSON.stringify(message.refusal)}`);
    case 'error':
    case 'bye':
      throw new Error(JSON.stringify(message));
    default:
      return;
  }
  lines += message.lines?.length ?? 0;
  if (doc.game) decide();
  else reveal();
});

// 4. The seats are frozen, with the hash of our nonce in our seat: now we show the nonce, and the cards are dealt.
function reveal() {
  const { revealUntil, commitments } = doc.table.shuffle;
  if (revealUntil === null || revealed) return;
  if (commitments[doc.you.seat] !== commitment) throw new Error('the server has changed our part of the shuffle');
  revealed = true;
  say({ t: 'reveal', id: 'reveal', nonce: nonce.toString('hex') });
}

// 5. Answer what is asked: `picks` are indexes into the options.
function decide() {
  const { question, choice, sealed, result } = doc.game;
  if (result) return end(result);
  if (!choice || sealed || answered === question) return;
  // A seat with a single possible answer is answered by the server.
  if (choice.options.length === 1 && choice.min === 1 && !choice.confirm) return;
  answered = question;
  const wanted = Math.max(choice.min, Math.min(1, choice.max));
  const picks = new Set();
  while (picks.size < wanted) picks.add(randomInt(choice.options.length));
  answers++;
  say({ t: 'answer', id: `answer ${question}`, question, picks: [...picks].sort((a, b) => a - b) });
}

function end({ scores, places }) {
  socket.close();
  doc.table.seats.forEach(({ name }, seat) => console.log(`${places[seat]}. ${name}: ${scores[seat]}`));
  console.log(
    `${game}: ${answers} answers, ${lines} lines, ${((Date.now() - began) / 1000).toFixed(1)} s. The proof of`,
  );
  console.log(`the shuffle: curl -o game.json ${server}/api/tables/${table}/game; npx meadhall verify game.json`);
}

// A patch is one edit: [value] puts a value, [at, removed, inserted] changes a list, an object edits what it names (0 removes).
function edited(value, edit) {
  if (Array.isArray(edit)) return edit.length === 1 ? edit[0] : value.toSpliced(edit[0], edit[1], ...edit[2]);
  const copy = Array.isArray(value) ? [...value] : { ...value };
  for (const [key, part] of Object.entries(edit)) {
    if (part === 0) delete copy[key];
    else copy[key] = edited(copy[key], part);
  }
  return copy;
}
