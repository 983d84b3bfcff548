import { readAgreement } from './readAgreement';
import type { AgreementDocument } from './readAgreement';

const ADDRESS = 'https://texts.school.example/agreements/service.html?v=2';

function read(html: string, name = 'Service agreement'): AgreementDocument {
  const reading = readAgreement(html, { name, address: ADDRESS });
  if (typeof reading === 'string') throw new Error(reading);
  return reading;
}

const outline = (html: string, name?: string) =>
  [...read(html, name).text.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(
    (heading) => `${heading.localName} ${heading.textContent}`,
  );

test.each([
  ['skipped levels', '<h1>A</h1><h4>B</h4><h6>C</h6><h2>D</h2>', ['h2 A', 'h3 B', 'h4 C', 'h3 D']],
  ['a text that starts at a low level', '<h4>A</h4><h3>B</h3><h4>C</h4>', ['h2 A', 'h2 B', 'h3 C']],
  ['empty headings', '<h2> </h2><h2><br></h2><h3>A</h3>', ['h2 A']],
  ['invisible headings', '<h2>\u200b</h2><h2>&nbsp;\u2060</h2><h3>A</h3>', ['h2 A']],
  [
    'a first heading that repeats the title',
    '<section><h3>《Service  Agreement》</h3></section><h2>A</h2>',
    ['h2 A'],
  ],
  [
    'a heading with the same words further down',
    '<p>x</p><h2>Service agreement</h2>',
    ['h2 Service agreement'],
  ],
])('headings are below the page’s title, one level at a time: %s', (_, html, expected) => {
  expect(outline(html)).toEqual(expected);
});

test('a heading that changes its level keeps its language', () => {
  expect(read('<p>x</p><h1 lang="ar" dir="rtl">A</h1>').text.querySelector('h2')).toMatchObject({
    lang: 'ar',
    dir: 'rtl',
  });
});

test('directions that are found from the words stay so, wherever they stand', () => {
  const { text } = read(
    '<body dir=AUTO><div dir="Auto"><h4 dir=auto>A</h4><p dir=auto>x</p></div><p dir=rtl>y</p>',
  );
  expect(
    [text, ...text.querySelectorAll('[dir]')].map(
      (each) => `${each.localName} ${each.getAttribute('dir')}`,
    ),
  ).toEqual(['div auto', 'div auto', 'h2 auto', 'p auto', 'p rtl']);
});

test('the contents list two levels of a text with three headings or more', () => {
  const { contents } = read('<h2>A</h2><h3>B</h3><h4>C</h4><h2>D</h2>');
  expect(contents).toMatchObject([
    { title: 'A', parts: [{ title: 'B', parts: [] }] },
    { title: 'D', parts: [] },
  ]);
  expect(read('<h2>A</h2><h2>B</h2>').contents).toEqual([]);
});

test('the contents of a text with its own title are its subsections', () => {
  expect(
    read('<h1>Terms</h1><h2>A</h2><h2>B</h2><h3>C</h3>').contents.map(({ title }) => title),
  ).toEqual(['A', 'B']);
});

test('the contents have at most 500 entries: first they lose their second level, then all', () => {
  const fewer = read('<h2>A</h2><h3>B</h3><h3>C</h3>'.repeat(200)).contents;
  expect(fewer).toHaveLength(200);
  expect(fewer.flatMap(({ parts }) => parts)).toEqual([]);
  expect(read('<h2>A</h2>'.repeat(500)).contents).toHaveLength(500);
  expect(read('<h2>A</h2>'.repeat(501)).contents).toEqual([]);
});

test('each section has an id of ours', () => {
  const { text, contents } = read('<h2 id="x">A</h2><h2 id="x">B</h2><h2 id="location">C</h2>');
  expect(contents.map(({ id }) => text.querySelector(`#${id}`)?.textContent)).toEqual([
    'A',
    'B',
    'C',
  ]);
  expect(text.querySelectorAll('[id]:not([id^=agreement-section-]), [name]')).toHaveLength(0);
});

test.each([
  [
    'a name with the sanitizer’s prefix',
    '<h2 id="user-content-rules">Rules</h2><a href="#user-content-rules">see</a>',
    'Rules',
  ],
  [
    'a name that needs encoding',
    '<h2 id="规则">Rules</h2><a href="#%E8%A7%84%E5%88%99">see</a>',
    'Rules',
  ],
])('a link within the text leads to %s', (_, html, expected) => {
  const { text } = read(html);
  const link = text.querySelector('a')!;
  expect(link).not.toHaveAttribute('target');
  expect(text.querySelector(link.getAttribute('href')!)).toHaveTextContent(expected);
});

test.each([
  ['a missing place', '#nowhere'],
  ['the top', '#'],
  ['nothing', ''],
  ['a script', 'javascript:alert(1)'],
  ['a phone', 'tel:+8613800000000'],
  ['a masked host', 'https://www.school.example@evil.example/'],
  ['a broken address', 'https://['],
])('a link to %s becomes plain text', (_, href) => {
  expect(read(`<p>see <a href="${href}">here</a></p>`).text.innerHTML).toBe('<p>see here</p>');
});

test.each([
  ['privacy.html', 'https://texts.school.example/agreements/privacy.html'],
  ['/other', 'https://texts.school.example/other'],
  ['//www.school.example/x', 'https://www.school.example/x'],
  ['mailto:help@school.example', 'mailto:help@school.example'],
])(
  'the link %s is resolved against the text’s address, and opens in a new tab',
  (href, expected) => {
    const link = read(
      `<base href="https://evil.example/"><a href="${href}">x</a>`,
    ).text.querySelector('a')!;
    expect([link.getAttribute('href'), link.target, link.rel]).toEqual([
      expected,
      '_blank',
      'noopener noreferrer',
    ]);
  },
);

test.each([
  '',
  ' \n ',
  '<p>&nbsp;</p>',
  '<h1>Service agreement</h1>',
  '<script>1</script><table><tr><td></td></tr></table>',
  '<p>\u200b</p>',
])('an invisible text is empty: %j', (html) =>
  expect(readAgreement(html, { name: 'Service agreement', address: ADDRESS })).toBe('empty'),
);

test.each([
  ['a text without any tags', '第一章\n同意\n\n第二章 a < b &amp; c', true],
  ['a text with tags', '<b>第一章</b>\n同意', false],
  ['a text with a comment', '第一章\n<!-- x -->同意', false],
])('the lines of %s are its own: %#', (_, text, expected) =>
  expect(read(text).text.hasAttribute('data-plain')).toBe(expected),
);

test('a nested table scrolls with the outer one, and not separately', () => {
  const { text } = read(
    '<table><tbody><tr><td>A<table><tbody><tr><td>B</td></tr></tbody></table></td></tr></tbody></table>',
  );
  expect(text.querySelectorAll('table')).toHaveLength(2);
  expect(text.querySelectorAll('[data-table]')).toHaveLength(1);
});
