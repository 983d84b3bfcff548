import { documentMember, isDocumentHidden } from './ownDocument';
import { signInPage } from './signInPage';

const hidden: string[] = [];

/** Adds named elements as members of the document, as browsers do and jsdom does not. */
function hide(name: string, ...elements: string[]): void {
  const made = elements.map((element) => Object.assign(document.createElement(element), { name }));
  Object.defineProperty(document, name, {
    value: made.length > 1 ? made : made[0],
    configurable: true,
  });
  hidden.push(name);
}

afterEach(() => hidden.splice(0).forEach((name) => Reflect.deleteProperty(document, name)));

test.each([
  ['body', ['img']],
  ['getElementById', ['form']],
  ['addEventListener', ['iframe']],
  ['activeElement', ['object']],
  ['createElement', ['img', 'form']],
] as const)('elements named %s hide a member of the document: %j', (name, elements) => {
  expect(isDocumentHidden()).toBe(false);
  hide(name, ...elements);
  expect(isDocumentHidden()).toBe(true);
});

test.each(['search', 'login', 'currentScript'])(
  'elements named %s hide nothing that is needed',
  (name) => {
    hide(name, 'form', 'img');
    expect(isDocumentHidden()).toBe(false);
  },
);

test('a method that a script of the page has replaced hides nothing', () => {
  Object.defineProperty(document, 'createElement', {
    value: document.createElement.bind(document),
    configurable: true,
  });
  hidden.push('createElement');
  expect(isDocumentHidden()).toBe(false);
});

test.each(['documentElement', 'cookie', 'currentScript'] as const)(
  'the %s is the document’s, whatever element has that name',
  (name) => {
    const before = documentMember(name);
    hide(name, 'img');
    expect(documentMember(name)).toBe(before);
  },
);

test.each(['cookie', 'documentElement'])(
  'the sign-in page has the page’s language where elements hide the %s',
  (name) => {
    document.documentElement.lang = 'tr';
    hide(name, 'img', 'form');
    expect(new URL(signInPage('https://school.example/')).searchParams.get('sxz-lang')).toBe(
      'tr_TR',
    );
  },
);
