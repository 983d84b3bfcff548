import type { EarlyPage } from './early/earlyPage';
import { captureInput } from './captureInput';

const DIALOG = `<div data-overlay><button type="button">close</button><div data-late><form>
  <input name="phone"><input name="code"><button type="button">get</button><input type="checkbox" name="agreement"><button>send</button>
</form></div></div>`;

/** A page whose form React discards, with user input in it. */
function setUp() {
  document.body.innerHTML = `<div id="root">${DIALOG}</div>`;
  const root = document.getElementById('root') as HTMLElement;
  const page: EarlyPage = { locale: 'zh_CN', phrases: {}, answers: {}, presses: new Set() };
  const restoreInputAfterRemount = captureInput(root, page);
  const field = (name: string) =>
    root.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement;
  const buttons = () => [...root.querySelectorAll('button')];
  const redraw = (markup = DIALOG) => (root.innerHTML = markup);
  return { page, restoreInputAfterRemount, field, buttons, redraw };
}

it('copies typed and ticked values to the new fields, as if entered there', () => {
  const { restoreInputAfterRemount, field, redraw } = setUp();
  field('phone').value = '138';
  field('phone').focus();
  field('phone').setSelectionRange(1, 1);
  field('agreement').checked = true;
  redraw();
  const heard: string[] = [];
  for (const name of ['phone', 'code', 'agreement'])
    field(name).addEventListener('input', () => heard.push(name));
  restoreInputAfterRemount('frame');
  expect(field('phone')).toHaveValue('');
  restoreInputAfterRemount('form');
  expect(field('phone')).toHaveValue('138');
  expect(field('phone')).toHaveFocus();
  expect(field('phone').selectionStart).toBe(1);
  expect(field('agreement')).toBeChecked();
  expect(heard).toEqual(['phone', 'agreement']);
});

it('clicks new buttons in the order of the original clicks, part by part', () => {
  const { page, restoreInputAfterRemount, buttons, redraw } = setUp();
  const [close, get, send] = buttons() as [HTMLButtonElement, HTMLButtonElement, HTMLButtonElement];
  for (const button of [send, close, get]) page.presses.add(button);
  redraw();
  const [closeAnew, getAnew, sendAnew] = buttons();
  // By name: the test matcher treats elements with the same markup as equal.
  const names = new Map<unknown, string>(
    Object.entries({ close, get, send, closeAnew, getAnew, sendAnew }).map(([name, button]) => [
      button,
      name,
    ]),
  );
  const pressed = () => [...page.presses].map((button) => names.get(button));
  restoreInputAfterRemount('frame');
  expect(pressed()).toEqual(['send', 'closeAnew', 'get']);
  restoreInputAfterRemount('form');
  expect(pressed()).toEqual(['sendAnew', 'closeAnew', 'getAnew']);
});

it('leaves elements alone that are still in the page', () => {
  const { restoreInputAfterRemount, field } = setUp();
  const typed = field('phone');
  typed.value = '138';
  typed.focus();
  typed.blur();
  restoreInputAfterRemount('form');
  expect(field('phone')).toBe(typed);
  expect(typed).not.toHaveFocus();
});

it.each([
  ['with another name', '<input name="email">'],
  ['of another type', '<input type="search" name="phone">'],
])('copies nothing into a replacement field %s', (_, other) => {
  const { restoreInputAfterRemount, field, redraw } = setUp();
  field('phone').value = '138';
  field('code').value = '246';
  redraw(DIALOG.replace('<input name="phone">', other));
  restoreInputAfterRemount('form');
  expect(document.querySelector('form input')).toHaveValue('');
  expect(field('code')).toHaveValue('246');
});

it('runs once: a dialog that is closed and reopened stays empty', () => {
  const { restoreInputAfterRemount, field, redraw } = setUp();
  field('phone').value = '138';
  restoreInputAfterRemount('form');
  redraw();
  restoreInputAfterRemount('form');
  expect(field('phone')).toHaveValue('');
});
