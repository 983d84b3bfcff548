import { settleLinks } from './links';
import { MARK_PREFIX } from './sanitiseAgreement';

/** Settles the links of a text, each place that one leads to marked by its order. */
function settled(html: string): { root: HTMLElement; places: Element[] } {
  document.body.innerHTML = `<section><div id="text">${html.replaceAll(/(id|name)="/g, `$1="${MARK_PREFIX}`)}</div></section>`;
  const root = document.body.querySelector('div') as HTMLElement;
  const places: Element[] = [];
  settleLinks(root, 'https://academy.example/', (place) => `place-${places.push(place)}`);
  return { root, places };
}

const linksOf = (root: Element): (string | null)[] =>
  [...root.querySelectorAll('a[href]')].map((link) => link.getAttribute('href'));

it.each([
  'https://user@academy.example/',
  'https://:secret@academy.example/',
  'javascript:alert(1)',
  'https://[',
])('takes the link to %s away, and keeps its words', (address) => {
  const { root } = settled(`<p><a href="${address}">words</a></p>`);
  expect(linksOf(root)).toEqual([]);
  expect(root).toHaveTextContent('words');
});

it('keeps links in Safari 16 too, which has no URL.canParse', () => {
  jest.spyOn(URL, 'canParse').mockImplementation(() => {
    throw new TypeError('URL.canParse is not a function');
  });
  expect(linksOf(settled('<a href="/x">words</a>').root)).toEqual(['https://academy.example/x']);
});

it('leads to the very element that a mark is on', () => {
  const { root, places } = settled(
    '<p>One <span id="a">two</span> <a name="b" href="/x">three</a></p><a href="#a">1</a><a href="#b">2</a>',
  );
  expect(places.map(({ textContent }) => textContent)).toEqual(['two', 'three']);
  expect(linksOf(root)).toEqual(['https://academy.example/x', '#place-1', '#place-2']);
});

it('leads to the paragraph around an anchor that shows nothing', () => {
  const { places } = settled('<p><a name="a"></a>One</p><a href="#a">1</a>');
  expect(places.map(({ localName, textContent }) => [localName, textContent])).toEqual([
    ['p', 'One'],
  ]);
});

it('leads to the paragraph around an anchor with words, which leads nowhere itself', () => {
  const { root, places } = settled('<p><a name="a">One</a> two</p><a href="#a">1</a>');
  expect(places).toEqual([root.querySelector('p')]);
});

it('leads to the web where an address only looks like a mark of the text', () => {
  const { root, places } = settled('<p id="a">One</p><a href="a">1</a>');
  expect([places, linksOf(root)]).toEqual([[], ['https://academy.example/a']]);
});

it('leads to the first of several places with one mark', () => {
  const { places } = settled('<p id="a">One</p><p id="a">Two</p><a href="#a">1</a>');
  expect(places.map(({ textContent }) => textContent)).toEqual(['One']);
});

it.each(['', '<br>', '\u200b', '<b> </b>'])(
  'takes a link that shows nothing (%j) away, and leads to what is around it',
  (shown) => {
    const { root, places } = settled(
      `<p>One<a id="a" href="https://www.school.example/">${shown}</a></p><a href="#a">1</a>`,
    );
    expect(places.map(({ localName }) => localName)).toEqual(['p']);
    expect(linksOf(root)).toEqual(['#place-1']);
  },
);

it.each([
  ['written as the mark is', 'a%20b', '#a%20b'],
  ['escaped', 'a b', '#a%20b'],
  ['that only looks escaped', '100%', '#100%'],
  ['behind the address of the text', 'a', 'https://academy.example/#a'],
  ['behind its relative address', 'a', './#a'],
])('leads to a mark %s', (_, mark, href) => {
  const { root, places } = settled(`<p id="${mark}">One</p><a href="${href}">1</a>`);
  expect(places.map(({ textContent }) => textContent)).toEqual(['One']);
  expect(linksOf(root)).toEqual(['#place-1']);
});

it('leads to another text of that mark in a new tab', () => {
  expect(linksOf(settled('<p id="a">One</p><a href="/other#a">1</a>').root)).toEqual([
    'https://academy.example/other#a',
  ]);
});

it('takes a link to no mark at all away', () => {
  const { root, places } = settled('<p id="a">One</p><a href="#">up</a>');
  expect([places, linksOf(root)]).toEqual([[], []]);
});

it('leads nowhere where an anchor has nothing of the text around it but all of it', () => {
  const { root, places } = settled('<a name="top"></a>One<a href="#top">up</a>');
  expect([places, linksOf(root)]).toEqual([[], []]);
  expect(root).toHaveTextContent('Oneup');
});
