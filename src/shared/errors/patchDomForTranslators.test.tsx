import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { patchDomForTranslators } from './patchDomForTranslators';

const { removeChild, insertBefore } = Node.prototype;
afterEach(() => Object.assign(Node.prototype, { removeChild, insertBefore }));

/** Changes the page as Chromium's translator does. */
function translate(root: Element): void {
  const texts = document.createNodeIterator(root, NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) nodes.push(text);
  for (const text of nodes) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = `[${text.textContent}]`;
    outer.append(inner);
    text.parentNode?.replaceChild(outer, text);
  }
}

function Countdown() {
  const [seconds, setSeconds] = useState(2);
  return (
    <section aria-label="Code">
      <input aria-label="Typed" />
      <p>
        {seconds > 0 ? 'wait ' : null}
        {seconds > 0 ? <b>{seconds}</b> : 'now'}
        {seconds > 1 ? ' seconds' : null}
      </p>
      <button onClick={() => setSeconds(seconds - 1)}>next</button>
    </section>
  );
}

async function count(): Promise<void> {
  for (let press = 0; press < 3; press += 1)
    await act(async () => document.querySelector('button')?.click());
}

test('a translated page keeps working, with what was typed', async () => {
  patchDomForTranslators(globalThis);
  const { container } = render(<Countdown />);
  screen.getByRole<HTMLInputElement>('textbox').value = 'typed';
  translate(container);
  await count();
  expect(screen.getByRole('textbox')).toHaveValue('typed');
  expect(container).toHaveTextContent('now');
});

test('an extension that wraps or removes nodes does not break the page', async () => {
  patchDomForTranslators(globalThis);
  const { container, unmount } = render(<Countdown />);
  const bold = container.querySelector('b')!;
  const wrapper = document.createElement('mark');
  bold.replaceWith(wrapper);
  wrapper.append(bold);
  container.querySelector('p')!.lastChild!.remove();
  await count();
  expect(container).toHaveTextContent('now');
  expect(container.querySelector('b')).toBeNull();
  unmount();
  expect(container).toBeEmptyDOMElement();
});

const item = (text: string) => Object.assign(document.createElement('li'), { textContent: text });

test('nodes in place are removed and inserted as usual, and wrong arguments still throw', () => {
  patchDomForTranslators(globalThis);
  const list = document.createElement('ul');
  const [a, b] = [item('a'), item('b')];
  expect(list.insertBefore(b, null)).toBe(b);
  expect(list.insertBefore(a, b)).toBe(a);
  expect(list).toHaveTextContent('ab');
  expect(list.removeChild(a)).toBe(a);
  expect(list).toHaveTextContent(/^b$/);
  expect(() => list.removeChild(null as never)).toThrow(TypeError);
  expect(() => list.insertBefore(a, 'x' as never)).toThrow(TypeError);
  expect(() => b.insertBefore(list, null)).toThrow(DOMException);
});
