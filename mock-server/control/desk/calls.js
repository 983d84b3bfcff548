import { element, say } from './dom.js';

/** Address of the control API. The phone page is one level deeper. */
export const rootAddress = new URL(
  location.pathname.includes('/phone/') ? '../' : './',
  location.href,
);

/** Calls the control API. @throws Error with the mock's message if it refuses */
export async function call(path, method = 'GET', body) {
  const answer = await fetch(new URL(path, rootAddress), {
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

export const eventsAddress = new URL('events', rootAddress);

/** Runs an action and announces the result. @param done null if the action announces it itself */
export function act(work, done) {
  return Promise.resolve()
    .then(work)
    .then(
      (result) => done !== null && say(typeof done === 'function' ? done(result) : done),
      (error) => say(error.message),
    );
}

/** Creates a button that runs an action and announces the result. */
export function actionButton(text, work, done, more = {}) {
  return element('button', { type: 'button', onclick: () => void act(work, done), ...more }, text);
}

/** Copies a text. The browser may refuse. @param name what is announced; the text by default */
export async function copy(text, name = text) {
  try {
    await navigator.clipboard.writeText(text);
    say(`Copied ${name}`);
  } catch {
    say(`The browser did not allow copying: ${text}`);
  }
}
