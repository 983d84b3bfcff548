import { element, say } from './dom.js';

/** Address of the control API. The phone page is one level deeper. */
export const root = new URL(location.pathname.includes('/phone/') ? '../' : './', location.href);

/** Calls the control API. @throws Error with the mock's message if it refuses */
export async function call(path, method = 'GET', body) {
  const answer = await fetch(new URL(path, root), {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const content = await answer.json().catch(() => ({}));
  if (answer.ok) return content;
  throw new Error(content.message ?? `${method} ${path} answered ${answer.status}`);
}

/** Runs an action, and shows what is done or why not. */
export async function act(work, done) {
  try {
    await work();
    if (done !== undefined) say(done);
  } catch (error) {
    say(error.message);
  }
}

/** A button that runs an action. @param about completes its name for screen readers */
export function button(text, about, work, done) {
  const label = `${text} ${about}`.trim();
  const onclick = () => void act(work, done);
  return element('button', { type: 'button', 'aria-label': label, onclick }, text);
}

/** Runs an action when a form is sent. */
export function onSubmit(form, work, done) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void act(work, done);
  });
}

export function copy(text) {
  return act(() => navigator.clipboard.writeText(text), `Copied ${text}`);
}
