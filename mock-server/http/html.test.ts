/** @jest-environment node */
import { html } from './html';

test('inserted values become text, and markup stays markup', () => {
  const mark = html`<b>${'<i>"&\''}</b>`;
  expect(mark.text).toBe('<b>&lt;i&gt;&quot;&amp;&#39;</b>');
  expect(html`<p>${mark} ${[mark, mark]} ${3}</p>`.text).toBe(
    `<p>${mark.text} ${mark.text}${mark.text} 3</p>`,
  );
});

test('undefined and false insert nothing', () => {
  expect(html`<p>${undefined}${false}${''}${[]}</p>`.text).toBe('<p></p>');
});
