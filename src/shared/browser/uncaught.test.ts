import { onUncaughtError } from './uncaught';

const OURS = `${location.origin}/assets/main.1a2b.js`;
const EXTENSION = 'chrome-extension://abcdef/content.js';

// Without a listener, Jest takes a dispatched error for one of the test.
window.addEventListener('error', () => undefined);

/** How often a page reports a problem after this. */
function reported(happen: () => void): number {
  const heard = jest.fn();
  const stop = onUncaughtError(window, heard);
  happen();
  stop();
  happen();
  return heard.mock.calls.length;
}

const rejected = (reason: unknown) =>
  void window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

const withStack = (stack: string) => Object.assign(new Error('defect'), { stack });

test.each<[string, () => void]>([
  ['an error in it', () => window.dispatchEvent(new ErrorEvent('error', { filename: OURS }))],
  ['a rejection in Chromium', () => rejected(withStack(`Error: defect\n    at f (${OURS}:1:2)`))],
  ['a rejection in Firefox', () => rejected(withStack(`f@${OURS}:1:2\n`))],
  [
    'a rejection, called by an extension',
    () => rejected(withStack(`Error: defect\n    at async ${OURS}:1:2\n    at ${EXTENSION}:1:2`)),
  ],
  [
    'the script of the client id',
    () => rejected(withStack(`f@${location.origin}/static/verification-code.js:1:2`)),
  ],
  [
    'an error that the app reports itself',
    () => window.dispatchEvent(new ErrorEvent('error', { error: withStack(`f@${OURS}:1:2`) })),
  ],
])('a script of this build: %s is reported until unsubscribed', (_what, happen) => {
  expect(reported(happen)).toBe(1);
});

test.each<[string, () => void]>([
  ['a rejected text', () => rejected('Object Not Found Matching Id:1, MethodName:update')],
  ['a rejected text that names our file', () => rejected(`at ${OURS}:1:2`)],
  ['a rejection without reason', () => rejected(undefined)],
  ['a rejected object', () => rejected({ code: 4001 })],
  ['a rejected object with a stack', () => rejected({ stack: `f@${OURS}:1:2` })],
  ['an error without stack', () => rejected(withStack(''))],
  [
    'a message that names our file',
    () => rejected(withStack(`Error: no ${OURS}\n    at ${EXTENSION}:1:2`)),
  ],
  [
    'an extension that we called',
    () => rejected(withStack(`Error: defect\n    at fetch (${EXTENSION}:1:2)\n    at ${OURS}:1:2`)),
  ],
  ['an extension in Firefox', () => rejected(withStack('f@moz-extension://abcdef/content.js:1:2'))],
  [
    'a script that the host adds',
    () => rejected(withStack(`f@${location.origin}/cdn-cgi/loader.js:1:2`)),
  ],
  [
    'a script that was put into the page',
    () => window.dispatchEvent(new ErrorEvent('error', { filename: location.href })),
  ],
  [
    'a script of another origin',
    () => window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' })),
  ],
])('%s is not reported', (_what, happen) => {
  expect(reported(happen)).toBe(0);
});
