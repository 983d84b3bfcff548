import { element, say } from './dom.js';

/** Where the control API is; the phone's page lies one level deeper. */
const ROOT = new URL(location.pathname.includes('/phone/') ? '../' : './', location.href);

/** Asks the control API. @throws Error with what the mock said when it refuses */
export async function call(path, method = 'GET', body) {
  const answer = await fetch(new URL(path, ROOT), {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const content = await answer.json().catch(() => ({}));
  if (answer.ok) return content;
  const details = (content.violations ?? [])
    .map(({ where, message }) => `${where} ${message}`)
    .join('; ');
  throw new Error(
    [content.message ?? `${method} ${path} answered ${answer.status}`, details]
      .filter(Boolean)
      .join(': '),
  );
}

export const eventsAddress = new URL('events', ROOT);

/** Runs what somebody asked for and says how it ended. */
export function act(work, done) {
  return Promise.resolve()
    .then(work)
    .then(
      (result) => say(typeof done === 'function' ? done(result) : done),
      (error) => say(error.message),
    );
}

/** A button that does something and says so. */
export function actionButton(text, work, done, more = {}) {
  return element('button', { type: 'button', onclick: () => void act(work, done), ...more }, text);
}

/** Copies a text; the browser may refuse that. */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    say(`Copied ${text}`);
  } catch {
    say(`The browser did not allow copying: ${text}`);
  }
}
