import { button, call } from './api.js';
import { byId, fill, say } from './dom.js';
import { loadPeople, moveSession } from './qr.js';

const WORDS = {
  en: {
    title: 'Academy app',
    hint: 'The phone that scans the QR code.',
    person: 'Signed in here as',
    none: 'There is no such QR code.',
    waiting: 'A QR code is waiting to be scanned.',
    scanned: 'Scanned. Log in on the computer?',
    confirmed: 'Confirmed. The computer is logging in.',
    cancelled: 'You declined.',
    used: 'The computer is logged in.',
    expired: 'The QR code has expired.',
    scan: 'Scan the QR code',
    confirm: 'Log in',
    cancel: 'Cancel',
  },
  zh: {
    title: '学院APP',
    hint: '用于扫描二维码的手机。',
    person: '当前登录用户',
    none: '没有这个二维码。',
    waiting: '二维码等待扫描。',
    scanned: '已扫描。是否在电脑上登录？',
    confirmed: '已确认，电脑正在登录。',
    cancelled: '您已取消登录。',
    used: '电脑已登录。',
    expired: '二维码已过期。',
    scan: '扫描二维码',
    confirm: '确认登录',
    cancel: '取消',
  },
};

const id = decodeURIComponent(location.pathname.split('/').at(-1));
const lang = navigator.language.startsWith('zh') ? 'zh' : 'en';
const words = WORDS[lang];
const NO_ANSWER = 'The mock does not answer.';
let shown;

async function load() {
  const session = (await call('qr')).find((each) => each.id === id);
  byId('state').textContent = words[session?.state ?? 'none'];
  const moves = (session?.moves ?? []).filter((move) => words[move]);
  // The same buttons stay, because one may be pressed or focused.
  if (moves.join() === shown) return;
  shown = moves.join();
  fill(
    'moves',
    moves.map((move) => button(words[move], '', () => moveSession(id, move).then(load))),
  );
}

// The events are closed to other devices, because they contain every request.
async function poll() {
  await load().then(
    () => byId('status').textContent === NO_ANSWER && say(''),
    () => say(NO_ANSWER),
  );
  setTimeout(() => void poll(), 1000);
}

document.documentElement.lang = lang;
document.title = words.title;
for (const part of ['title', 'hint', 'person']) byId(part).textContent = words[part];
void loadPeople().catch(() => undefined);
void poll();
