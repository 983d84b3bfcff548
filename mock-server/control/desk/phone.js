import { actionButton, call } from './calls.js';
import { byId, fill, isSaid, say } from './dom.js';
import { phoneWords } from './phoneWords.js';
import { loadPeople, moveSession } from './qr.js';

const id = decodeURIComponent(location.pathname.split('/').at(-1));
const words = phoneWords(navigator.languages);
const NO_ANSWER = 'The mock does not answer.';
let shown = '';

function speak() {
  document.documentElement.lang = words.lang;
  document.title = words.title;
  for (const part of ['title', 'hint', 'person']) byId(part).textContent = words[part];
}

function show(session) {
  byId('state').textContent = session ? words.states[session.state] : words.none;
  const moves = (session?.moves ?? []).filter((move) => words.moves[move]);
  // Keeps the same buttons if nothing changed, because one may be pressed or focused.
  if (moves.join() === shown) return;
  shown = moves.join();
  fill(
    'moves',
    moves.map((move) =>
      actionButton(words.moves[move], () => moveSession(id, move).then(load), '', {
        className: move === 'cancel' ? '' : 'primary',
      }),
    ),
  );
}

async function load() {
  show((await call('qr')).find((session) => session.id === id));
}

// The events are closed to other devices, because they contain every request.
async function poll() {
  await load().then(
    () => isSaid(NO_ANSWER) && say(''),
    () => say(NO_ANSWER),
  );
  setTimeout(() => void poll(), 1000);
}

speak();
void loadPeople().catch(() => undefined);
void poll();
