import cases from '#testing/cases/agreementHtml.json';
import { TooComplex } from './complexity';
import { readAgreement } from './readAgreement';
import { sanitizeAgreement } from './sanitizeAgreement';
import { soon } from '#testing/helpers/soon.ts';
import fc from 'fast-check';
import { checkProperty } from '#testing/run/properties.ts';
import corpus from './corpus/agreementHtml.json';

const SOURCE = {
  name: 'Service agreement',
  address: 'https://www.school.example/agreements/service.html',
};

describe('sanitizeAgreement', () => {
  const ACTIVE =
    'script, style, link, meta, base, title, img, svg, math, iframe, frame, frameset, object, embed, video, audio, source, template, form, input, button, select, dialog, details, noscript';
  /** Sanitizes and mounts a text, as the page does. */
  function mount(html: string): HTMLElement {
    const reading = readAgreement(html, SOURCE);
    document.body.replaceChildren(
      typeof reading === 'string' ? document.createElement('div') : reading.text,
    );
    return document.body.firstElementChild as HTMLElement;
  }
  const attributesOf = (root: Element) =>
    [root, ...root.querySelectorAll('*')].flatMap((element) => [...element.attributes]);
  test.each(cases.map((one) => [one.id, one] as const))('%s does no harm', (_, { html }) => {
    const text = mount(html);
    expect('__pwned' in window).toBe(false);
    expect(text.querySelectorAll(ACTIVE)).toHaveLength(0);
    for (const link of text.querySelectorAll('a')) {
      expect(link.rel).toBe('noopener noreferrer');
      expect(link.textContent.trim()).not.toBe('');
      if (link.getAttribute('href')?.startsWith('#')) continue;
      expect(link.protocol).toMatch(/^(https?|mailto):$/);
      expect(link.username).toBe('');
      expect(link.target).toBe('_blank');
    }
    const allowed =
      /^(href|lang|dir|start|colspan|rowspan|scope|target|rel|data-table|data-plain|tabindex|id|type|value|reversed)$/;
    for (const { name, value } of attributesOf(text)) {
      expect(name).toMatch(allowed);
      if (name === 'tabindex') expect(value).toBe('-1');
      if (name === 'id') expect(value).toMatch(/^agreement-section-\d+$/);
    }
  });
  test.each(cases.map((one) => [one.id, one] as const))(
    '%s has the same result when sanitized again: nothing mutates',
    (_, { html }) => {
      const once = sanitizeAgreement(html);
      const again = sanitizeAgreement(once.innerHTML);
      expect(again.textContent.trim()).toBe(once.textContent.trim());
      expect(again.querySelectorAll(ACTIVE)).toHaveLength(0);
    },
  );
  test('keeps an honest text complete: words, links, spans, list numbers, languages and directions', () => {
    const { html } = cases.find(({ id }) => id === 'benign')!;
    const text = mount(html);
    expect(text).toHaveTextContent('شروط');
    expect(text.querySelector('h2')).toMatchObject({ lang: 'ar', dir: 'rtl' });
    expect(text.querySelector('a')).toHaveAttribute('href', 'https://www.school.example/x');
    expect(text.querySelector('td')).toHaveAttribute('colspan', '2');
    expect(text.querySelector('ol')).toHaveAttribute('start', '3');
    expect(text.querySelector('b')).toHaveTextContent('bold');
  });
  test.each(
    'address aside center details dialog dir fieldset figcaption figure footer form header hgroup legend main menu nav optgroup option search summary'.split(
      ' ',
    ),
  )('the words of a %s are on a line of their own', (tag) => {
    const text = sanitizeAgreement(`before<${tag}>one</${tag}><${tag}>two</${tag}>after`);
    expect([...text.childNodes].map(({ textContent }) => textContent)).toEqual([
      'before',
      'one',
      'two',
      'after',
    ]);
  });
  test.each([
    [
      'deletions, insertions and quotes',
      '<p><del>30</del><strike>20</strike> <ins>15</ins> <q>days</q></p>',
      '<p><s>30</s><s>20</s> <u>15</u> <q>days</q></p>',
    ],
    [
      'the numbering of lists',
      '<ol type="a" start="3" reversed><li>x</li><li value="7">y</li></ol>',
      '<ol type="a" start="3" reversed=""><li>x</li><li value="7">y</li></ol>',
    ],
  ])('a text keeps %s, which its clauses refer to', (_, html, expected) =>
    expect(sanitizeAgreement(html).innerHTML).toBe(expected),
  );
  test('accepts a long list whose options have no end tags', () => {
    expect(
      sanitizeAgreement(`<select>${'<option>one'.repeat(1000)}</select>`).children,
    ).toHaveLength(1000);
  });
  test.each([
    ['<html lang="ar" dir="rtl"><body><p>x</p></body></html>', 'ar', 'rtl'],
    ['<body lang="de"><p>x</p></body>', 'de', 'auto'],
    ['<p>x</p>', '', 'auto'],
  ])('a text keeps its own language and direction: %s', (html, lang, dir) => {
    expect(sanitizeAgreement(html)).toMatchObject({ lang, dir });
  });
  test('keeps the words of hostile markup', () => {
    expect(sanitizeAgreement('{{1+1}} ${1} <form>Sign in</form>').textContent).toBe(
      '{{1+1}} ${1} Sign in',
    );
  });
  test.each([
    ['1000', '65534'],
    ['1000x', '60000;'],
    [' +900.5', '0900'],
    ['99999999999999999999', '51'],
  ])('limits huge cells to what a page can lay out: %s, %s', (columns, rows) => {
    const cell = sanitizeAgreement(
      `<table><tr><td colspan="${columns}" rowspan="${rows}">x</td></tr></table>`,
    ).querySelector('td');
    expect(cell).toMatchObject({ colSpan: 50, rowSpan: 50 });
  });
  test.each([
    ['9,600 elements, half of which the parser adds', '<table><td>x</table>'.repeat(2400)],
    [
      'attributes after a bracket in a value',
      '<p id=">" name=b lang=en dir=rtl>x</p>'.repeat(3000),
    ],
  ])('refuses a text with %s at once', (_, html) => {
    expect(() => sanitizeAgreement(html)).toThrow(TooComplex);
    expect(readAgreement(html, SOURCE)).toBe('tooLarge');
  });
  test('refuses unclosed formatting elements of eight kinds that each of many blocks would reopen, before they are parsed', () => {
    const html = `<p>${'<b><i><em><u><s><small><strong><code>'.repeat(3)}${'<p>x'.repeat(6000)}`;
    soon(1000, () => expect(() => sanitizeAgreement(html)).toThrow(TooComplex));
  });
  test.each([
    [
      'all of it in small bold elements',
      `<small><b><i>${'<p>x <em>y</em></p>'.repeat(3900)}</i></b></small>`,
    ],
    ['unclosed bold elements in each of its titles', '<p><b>1. Title</p><p>Words</p>'.repeat(300)],
    ['unclosed links', '<p><a href="https://www.school.example/">x</p>'.repeat(3200)],
  ])('accepts a long text with %s', (_, html) =>
    expect(() => sanitizeAgreement(html)).not.toThrow(),
  );
  test.each([
    [
      '100,000 attributes',
      `<p${Array.from({ length: 100_000 }, (_, index) => ` a${index}`).join('')}>x</p>`,
    ],
    ['one attribute 100,000 times', `<p${' lang=de'.repeat(100_000)}>x</p>`],
  ])('%s do not block the page', (_, html) =>
    expect(sanitizeAgreement(html).textContent).toBe('x'),
  );
  test('accepts an ordinary text of maximum size', () => {
    const section = `<section><h2>1. Title</h2>${'<p>Some <b>words</b> of the <a href="https://www.school.example/">text</a>.<p>And more.'.repeat(5)}<ul>${'<li>Item'.repeat(5)}</ul></section>`;
    expect(() =>
      sanitizeAgreement(section.repeat(Math.floor(524_288 / section.length / 4))),
    ).not.toThrow();
  });
});

describe('any text', () => {
  const TAGS = [
    'p',
    'a',
    'b',
    'table',
    'td',
    'svg',
    'math',
    'style',
    'script',
    'template',
    'form',
    'input',
    'iframe',
    'noscript',
    'mtext',
    'mglyph',
    'foreignObject',
    'title',
    'xmp',
    'base',
    'img',
    'h1',
    'ol',
    'select',
    'plaintext',
  ];
  const ATTRIBUTES = [
    ' href=javascript:window.__pwned=1',
    ' href="//evil.example"',
    ' src=x',
    ' onerror=window.__pwned=1',
    ' onload="window.__pwned=1"',
    ' style="background:url(//evil.example)"',
    ' id=root',
    ' name=cookie',
    ' lang=de',
    ' dir=rtl',
    ' href=" java\nscript:1"',
    ' xlink:href="data:text/html,x"',
    ' target=_top',
    ' colspan=9999',
    '"',
    "'",
    ' formaction=javascript:1',
  ];
  const tag = fc
    .tuple(
      fc.constantFrom('<', '</', '<!--', '<![CDATA[', '<?'),
      fc.constantFrom(...TAGS),
      fc.subarray(ATTRIBUTES, { maxLength: 3 }),
      fc.constantFrom('>', '/>', '-->', ']]>', ''),
    )
    .map(([open, name, attributes, close]) => `${open}${name}${attributes.join('')}${close}`);
  const html = fc
    .array(
      fc.oneof(
        { weight: 4, arbitrary: tag },
        { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
      ),
      { maxLength: 20 },
    )
    .map((parts) => parts.join(''));
  const ALLOWED =
    /^(?:href|lang|dir|start|colspan|rowspan|scope|target|rel|data-table|data-plain|tabindex|id|type|value|reversed)$/;
  test('no text brings active content into the page', () => {
    const check = (text: string) => {
      const reading = readAgreement(text, SOURCE);
      document.body.replaceChildren(
        typeof reading === 'string' ? document.createElement('div') : reading.text,
      );
      expect('__pwned' in window).toBe(false);
      for (const element of document.body.querySelectorAll('*')) {
        expect(element.namespaceURI).toBe('http://www.w3.org/1999/xhtml');
        expect(element.localName).not.toMatch(
          /^(?:script|style|link|meta|base|img|iframe|object|embed|form|input|button|select|template|noscript|title)$/,
        );
        for (const { name } of element.attributes) expect(name).toMatch(ALLOWED);
        if (
          element instanceof HTMLAnchorElement
          && !element.getAttribute('href')?.startsWith('#')
          && element.hasAttribute('href')
        ) {
          expect(element.protocol).toMatch(/^(?:https?|mailto):$/);
        }
      }
    };
    corpus.forEach(check);
    checkProperty(300, fc.property(html, check));
  });
});
