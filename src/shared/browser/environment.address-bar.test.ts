import { browserEnvironment } from './environment';

const environment = browserEnvironment(window);

afterEach(() => window.history.replaceState(null, '', '/'));

test('reads the current address', () => {
  window.history.replaceState(null, '', '/login/index?tenant_id=a#part');
  expect(environment.address()).toEqual({
    origin: location.origin,
    host: location.host,
    path: '/login/index',
    query: '?tenant_id=a',
  });
});

test('begins the path with one slash, because a link to two would lead to another host', () => {
  window.history.replaceState(null, '', `${location.origin}//evil.example/login/index`);
  expect(environment.address().path).toBe('/evil.example/login/index');
});

test('replaces one parameter of the address and keeps the others and the history state', () => {
  window.history.replaceState({ kept: true }, '', '/join?a=1&sxz-lang=zh_CN&b=%2B#part');
  environment.replaceParameter('sxz-lang', 'fr_FR');
  expect(location.pathname + location.search + location.hash).toBe(
    '/join?a=1&sxz-lang=fr_FR&b=%2B#part',
  );
  expect(window.history.state).toEqual({ kept: true });
});

test('adds no parameter that the address does not have', () => {
  window.history.replaceState(null, '', '/join?a=1');
  environment.replaceParameter('sxz-lang', 'fr_FR');
  expect(location.search).toBe('?a=1');
});

test.each([
  [
    'the parameters that it has',
    '/login/index?a=1&state=s&code=c&state=t#part',
    '/login/index?a=1#part',
  ],
  [
    'nothing, when it has none, without re-encoding it',
    '/login/index?a=x%20y#part',
    '/login/index?a=x%20y#part',
  ],
])('removes from the address %s', (_, before, after) => {
  window.history.replaceState({ kept: true }, '', before);
  environment.dropParameters(['code', 'state', 'error']);
  expect(location.pathname + location.search + location.hash).toBe(after);
  expect(window.history.state).toEqual({ kept: true });
});

test.each([
  ['/p?x=1#new', true],
  ['https://a.example/p?x=1#old', true],
  ['/p?x=1#', true],
  ['/p?x=1', false],
  ['/p?x=2#old', false],
  ['https://b.example/p?x=1#old', false],
])(
  'goes to %s, which loads the page except for a change of fragment only: %s',
  (href, isSamePage) => {
    const assign = jest.fn();
    const reload = jest.fn();
    const page = { document, location: { href: 'https://a.example/p?x=1#old', assign, reload } };
    browserEnvironment(page as unknown as Window & typeof globalThis).goTo(href);
    expect(assign.mock.calls).toEqual([[href]]);
    expect(reload).toHaveBeenCalledTimes(isSamePage ? 1 : 0);
  },
);

test('reads and writes the fragment without another history entry', () => {
  window.history.replaceState({ kept: true }, '', '/service?a=1');
  expect(environment.fragment()).toBe('');
  const steps = window.history.length;
  environment.replaceFragment('part-2');
  expect(environment.fragment()).toBe('part-2');
  expect(location.pathname + location.search + location.hash).toBe('/service?a=1#part-2');
  expect(window.history.state).toEqual({ kept: true });
  expect(window.history).toHaveLength(steps);
});
