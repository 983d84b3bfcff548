import type { EarlyPage } from './early/earlyPage';
import { captureInput } from './captureInput';

const DIALOG = `<div data-overlay><button type="button">close</button><div><form>
  <input name="phone"><input name="code"><button type="button">get</button><input type="checkbox" name="agreement"><button>send</button>
</form></div></div>`;

/** A page whose form React discards, with user input in it. */
function setUp() {
  document.body.innerHTML = `<div id="root">${DIALOG}</div>`;
  const root = document.getElementById('root') as HTMLElement;
  const page: EarlyPage = { locale: 'zh_CN', answers: {}, presses: new Set() };
  const field = (name: string) =>
    root.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement;
  const buttons = () => [...root.querySelectorAll('button')];
  /** What `hydratePage` does: captures, renders, restores. */
  const render = (markup = DIALOG) => {
    const restoreInput = captureInput(root, page);
    root.innerHTML = markup;
    return restoreInput;
  };
  return { root, page, field, buttons, render };
}

it('copies typed and ticked values to the new fields, as if entered there', () => {
  const { field, render } = setUp();
  field('phone').value = '138';
  field('phone').focus();
  field('phone').setSelectionRange(1, 1);
  field('agreement').checked = true;
  const restoreInput = render();
  const changed: string[] = [];
  for (const name of ['phone', 'code', 'agreement'])
    field(name).addEventListener('input', () => changed.push(name));
  restoreInput();
  expect(field('phone')).toHaveValue('138');
  expect(field('phone')).toHaveFocus();
  expect(field('phone').selectionStart).toBe(1);
  expect(field('agreement')).toBeChecked();
  expect(changed).toEqual(['phone', 'agreement']);
});

it('clicks new buttons in the order of the original clicks', () => {
  const { page, buttons, render } = setUp();
  const [close, get, send] = buttons() as [HTMLButtonElement, HTMLButtonElement, HTMLButtonElement];
  for (const button of [send, close, get]) page.presses.add(button);
  const restoreInput = render();
  const [newClose, newGet, newSend] = buttons();
  // By name: the test matcher treats elements with the same markup as equal.
  const names = new Map<unknown, string>(
    Object.entries({ close, get, send, newClose, newGet, newSend }).map(([name, button]) => [
      button,
      name,
    ]),
  );
  const pressed = () => [...page.presses].map((button) => names.get(button));
  restoreInput();
  expect(pressed()).toEqual(['newSend', 'newClose', 'newGet']);
});

it('leaves elements alone that are still in the page', () => {
  const { root, page, field } = setUp();
  const typed = field('phone');
  typed.value = '138';
  typed.focus();
  const restoreInput = captureInput(root, page);
  typed.blur();
  restoreInput();
  expect(field('phone')).toBe(typed);
  expect(typed).not.toHaveFocus();
});

it.each([
  ['with another name', '<input name="email">'],
  ['of another type', '<input type="search" name="phone">'],
])('copies nothing into a replacement field %s', (_, other) => {
  const { field, render } = setUp();
  field('phone').value = '138';
  field('code').value = '246';
  const restoreInput = render(DIALOG.replace('<input name="phone">', other));
  restoreInput();
  expect(document.querySelector('form input')).toHaveValue('');
  expect(field('code')).toHaveValue('246');
});

it('keeps the radio buttons and texts of a page, wherever the header has other buttons', () => {
  const form = `<main><form><input type="radio" name="gender" value="male">
    <input type="radio" name="gender" value="female"><textarea name="reason"></textarea><button>send</button></form></main>`;
  document.body.innerHTML = `<div id="root"><header><button type="submit">log in</button></header>${form}</div>`;
  const root = document.getElementById('root') as HTMLElement;
  const send = root.querySelector<HTMLButtonElement>('main button') as HTMLButtonElement;
  const page: EarlyPage = { locale: 'zh_CN', answers: {}, presses: new Set([send]) };
  (root.querySelector('[value=female]') as HTMLInputElement).checked = true;
  (root.querySelector('textarea') as HTMLTextAreaElement).value = 'Courses';
  const restoreInput = captureInput(root, page);
  root.innerHTML = `<header><button>menu</button><button>log out</button></header>${form}`;
  restoreInput();
  expect(root.querySelector('[value=female]')).toBeChecked();
  expect(root.querySelector('[value=male]')).not.toBeChecked();
  expect(root.querySelector('textarea')).toHaveValue('Courses');
  expect([...page.presses]).toEqual([root.querySelector('main button')]);
});

it('keeps stored values of fields that the user left alone', () => {
  const { field, render } = setUp();
  const restoreInput = render(DIALOG.replace('name="phone"', 'name="phone" value="138"'));
  restoreInput();
  expect(field('phone')).toHaveValue('138');
});
