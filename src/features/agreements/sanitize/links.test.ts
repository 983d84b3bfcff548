import { settleLinks } from './links';
import { MARK_PREFIX } from './sanitizeAgreement';

/** Rewrites the links of a text; each link target is numbered in order. */
function settled(html: string): { root: HTMLElement; places: Element[] } {
  document.body.innerHTML = `<section><div id="text">${html.replaceAll(/(id|name)="/g, `$1="${MARK_PREFIX}`)}</div></section>`;
  const root = document.body.querySelector('div') as HTMLElement;
  const places: Element[] = [];
  settleLinks(root, 'https://academy.example/', (place) => `place-${places.push(place)}`);
  return { root, places };
}

const linksOf = (root: Element): (string | null)[] =>
  [...root.querySelectorAll('a[href]')].map((link) => link.getAttribute('href'));

it.each(['https://user@academy.example/', 'https://:secret@academy.example/'])(
  'removes the link to %s, and keeps its words',
  (address) => {
    const { root } = settled(`<p><a href="${address}">words</a></p>`);
    expect(linksOf(root)).toEqual([]);
    expect(root).toHaveTextContent('words');
  },
);

it('keeps links in Safari 16 too, which has no URL.canParse', () => {
  jest.spyOn(URL, 'canParse').mockImplementation(() => {
    throw new TypeError('URL.canParse is not a function');
  });
  expect(linksOf(settled('<a href="/x">words</a>').root)).toEqual(['https://academy.example/x']);
});

it('leads to the element with the id', () => {
  const { root, places } = settled(
    '<p>One <span id="a">two</span> <a name="b" href="/x">three</a></p><a href="#a">1</a><a href="#b">2</a>',
  );
  expect(places.map(({ textContent }) => textContent)).toEqual(['two', 'three']);
  expect(linksOf(root)).toEqual(['https://academy.example/x', '#place-1', '#place-2']);
});

it('leads to the paragraph around an empty anchor', () => {
  const { places } = settled('<p><a name="a"></a>One</p><a href="#a">1</a>');
  expect(places.map(({ localName, textContent }) => [localName, textContent])).toEqual([
    ['p', 'One'],
  ]);
});

it('leads to the paragraph around an anchor with words, which is not a link itself', () => {
  const { root, places } = settled('<p><a name="a">One</a> two</p><a href="#a">1</a>');
  expect(places).toEqual([root.querySelector('p')]);
});

it('leads to the web when an address only looks like a target in the text', () => {
  const { root, places } = settled('<p id="a">One</p><a href="a">1</a>');
  expect([places, linksOf(root)]).toEqual([[], ['https://academy.example/a']]);
});

it('leads to the first of several targets with the same name', () => {
  const { places } = settled('<p id="a">One</p><p id="a">Two</p><a href="#a">1</a>');
  expect(places.map(({ textContent }) => textContent)).toEqual(['One']);
});

it.each(['', '<br>', '\u200b', '<b> </b>'])(
  'removes an invisible link (%j), and leads to the element around it',
  (shown) => {
    const { root, places } = settled(
      `<p>One<a id="a" href="https://www.school.example/">${shown}</a></p><a href="#a">1</a>`,
    );
    expect(places.map(({ localName }) => localName)).toEqual(['p']);
    expect(linksOf(root)).toEqual(['#place-1']);
  },
);

it.each([
  ['written like the id', 'a%20b', '#a%20b'],
  ['escaped', 'a b', '#a%20b'],
  ['that only looks escaped', '100%', '#100%'],
  ['after the address of the text', 'a', 'https://academy.example/#a'],
  ['after its relative address', 'a', './#a'],
])('leads to a target %s', (_, mark, href) => {
  const { root, places } = settled(`<p id="${mark}">One</p><a href="${href}">1</a>`);
  expect(places.map(({ textContent }) => textContent)).toEqual(['One']);
  expect(linksOf(root)).toEqual(['#place-1']);
});

it('leads to a target of another text in a new tab', () => {
  expect(linksOf(settled('<p id="a">One</p><a href="/other#a">1</a>').root)).toEqual([
    'https://academy.example/other#a',
  ]);
});

it('leads nowhere when only the whole text is around an anchor', () => {
  const { root, places } = settled('<a name="top"></a>One<a href="#top">up</a>');
  expect([places, linksOf(root)]).toEqual([[], []]);
  expect(root).toHaveTextContent('Oneup');
});
