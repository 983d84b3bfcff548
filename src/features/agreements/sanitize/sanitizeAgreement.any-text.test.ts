import fc from 'fast-check';
import { checkProperty } from '#testing/run/properties.ts';
import corpus from './corpus/agreementHtml.json';
import { readAgreement } from './readAgreement';

const SOURCE = {
  name: 'Service agreement',
  address: 'https://www.school.example/agreements/service.html',
};
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
