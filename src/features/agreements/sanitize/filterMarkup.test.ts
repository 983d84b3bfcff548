import fc from 'fast-check';
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS } from './allowed';
import cases from '#testing/cases/agreementHtml.json';
import { filterMarkup } from './filterMarkup';
import { checkProperty } from '#testing/run/properties.ts';

test.each([
  ['<p style="color:red" lang="de">x</p>', '<p lang="de">x</p>'],
  [
    '<a HREF=\'https://x.example/?a="1"&amp;b=2\' onclick=x()>y</a>',
    '<a href="https://x.example/?a=&quot;1&quot;&amp;b=2">y</a>',
  ],
  ['<ol start=3 start=4><li>x', '<ol start="3"><li>x'],
  ['<br/><hr /><td colspan = 2>', '<br><hr><td colspan="2">'],
  ['<p title="a > b" lang=en>x', '<p lang="en">x'],
  ['<p id="a > b" lang=en>x', '<p id="a &gt; b" lang="en">x'],
  ['1 < 2 &lt; 3 <3', '1 &lt; 2 &lt; 3 &lt;3'],
  ['a<!-- <p>no</p> -->b<!-->c<!doctype html><?php no ?>d', 'abcd'],
  ['<script>"<p>no</p>"</script >x<style>p{}</style>y<title>no</title>z', 'xyz'],
  ['<svg><text>word</text></svg><img src=x onerror=y>', 'word'],
  ['words <p lang="never ends', 'words '],
  [
    '<center>服务协议</center><CENTER lang=zh>第一章</CENTER>欢迎',
    '<div>服务协议</div><div lang="zh">第一章</div>欢迎',
  ],
  ['<figure style=x><figcaption>1</figcaption></figure>', '<div><div>1</div></div>'],
  ['<menu><li>1</menu><dir><li>2</dir>', '<ul><li>1</ul><ul><li>2</ul>'],
  ['<select><option selected>A<option>B</select>', '<p>A<p>B'],
  ['<HTML LANG=ar DIR=rtl><body>x', '<html lang="ar" dir="rtl"><body>x'],
  ['<p id=auto dir=auto>x', '<p id="auto" dir="later">x'],
])('%s becomes %s', (html, expected) => expect(filterMarkup(html)).toBe(expected));

/** The elements that a browser's own parser creates. */
function parsed(html: string): Element[] {
  return [
    ...new DOMParser().parseFromString(filterMarkup(html), 'text/html').querySelectorAll('*'),
  ];
}

function expectNothingElse(html: string): void {
  for (const element of parsed(html)) {
    expect(
      ALLOWED_TAGS.has(element.localName)
        || ['html', 'head', 'body', 'colgroup'].includes(element.localName),
    ).toBe(true);
    for (const { name } of element.attributes) expect(ALLOWED_ATTRIBUTES).toContain(name);
  }
}

test.each(cases.map((one) => [one.id, one] as const))(
  '%s leaves nothing that a policy would report',
  (_, { html }) => {
    expectNothingElse(html);
  },
);

test('no other tag or attribute passes, whatever the input', () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    '/',
    '"',
    "'",
    '=',
    ' ',
    '!',
    '-',
    '--',
    '?',
    '&',
    'p',
    'a',
    'img',
    'script',
    'style',
    'onerror',
    'href',
    'lang',
    'x',
    '\n',
    '</',
    '<!--',
    '-->',
    '<p ',
    '<svg',
  );
  checkProperty(
    500,
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => expectNothingElse(pieces.join(''))),
  );
});

test.each(['</script>', '</style >', '</TITLE>'])(
  'an unmatched end tag, %s, removes no words',
  (end) => expect(filterMarkup(`before ${end}<p>after</p>`)).toBe('before <p>after</p>'),
);
