/**
 * Texts of the provider's app on the phone in English and Chinese: heading, description, current
 * user, unknown code, the prompt for each state of a session, and the buttons.
 */
const WORDS = {
  en: [
    'Academy app',
    'The phone that scans the QR code.',
    'Signed in here as',
    'There is no such QR code.',
    {
      waiting: 'A QR code is waiting to be scanned.',
      scanned: 'Scanned. Log in on the computer?',
      confirmed: 'Confirmed. The computer is logging in.',
      cancelled: 'You declined.',
      used: 'The computer is logged in.',
      expired: 'The QR code has expired.',
    },
    { scan: 'Scan the QR code', confirm: 'Log in', cancel: 'Cancel' },
  ],
  zh: [
    '学院APP',
    '用于扫描二维码的手机。',
    '当前登录用户',
    '没有这个二维码。',
    {
      waiting: '二维码等待扫描。',
      scanned: '已扫描。是否在电脑上登录？',
      confirmed: '已确认，电脑正在登录。',
      cancelled: '您已取消登录。',
      used: '电脑已登录。',
      expired: '二维码已过期。',
    },
    { scan: '扫描二维码', confirm: '确认登录', cancel: '取消' },
  ],
};

/**
 * The texts in the first of the phone's languages that is known, and that language's tag.
 */
export function phoneWords(languages) {
  const lang =
    languages.map((tag) => tag.slice(0, 2)).find((tag) => Object.hasOwn(WORDS, tag)) ?? 'en';
  const [title, hint, person, none, states, moves] = WORDS[lang];
  return { lang, title, hint, person, none, states, moves };
}
