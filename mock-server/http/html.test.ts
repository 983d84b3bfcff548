/** @jest-environment node */
import { html, prose } from './html';

test('whatever is put in becomes text, and markup stays what it is', () => {
  const mark = html`<b>${'<i>"&\''}</b>`;
  expect(mark.text).toBe('<b>&lt;i&gt;&quot;&amp;&#39;</b>');
  expect(html`<p>${mark} ${[mark, mark]} ${3}</p>`.text).toBe(
    `<p>${mark.text} ${mark.text}${mark.text} 3</p>`,
  );
});

test('nothing and false leave no trace', () => {
  expect(html`<p>${undefined}${false}${''}${[]}</p>`.text).toBe('<p></p>');
});

test('words in backquotes are code, and text as all others', () => {
  expect(prose('Give `<a>` & go').text).toBe('Give <code>&lt;a&gt;</code> &amp; go');
  expect(prose(undefined).text).toBe('');
});
