import { waitFor } from '@testing-library/dom';
import { FIRST_REQUESTS } from './firstRequests';

const FORM =
  '<header></header><div data-overlay><form><input name="phone"><input name="code"><button id="send">Get code</button></form></div>';

/** Runs the inline script in a page as the build makes it. */
function open(address: string, { deployment = '{}', locale = 'zh_CN' } = {}): HTMLElement {
  history.replaceState(null, '', address);
  document.body.innerHTML = `<div id="root">${FORM}</div>`;
  for (const [id, text] of [
    ['deployment', deployment],
    ['early', JSON.stringify({ locale, phrases: {} })],
  ] as const) {
    const data = document.body.appendChild(document.createElement('script'));
    data.type = 'application/json';
    data.id = id;
    data.textContent = text;
  }
  jest.isolateModules(() => void jest.requireActual('./early'));
  return document.getElementById('root') as HTMLElement;
}

const fetchMock = jest.fn(() => new Promise<Response>(() => undefined));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  delete window.earlyPage;
  fetchMock.mockClear();
  window.fetch = fetchMock as unknown as typeof fetch;
});

it('keeps the form of a plain visit: the rest of the page silent, the first requests on their way', async () => {
  const root = open('/login/index');
  expect(root).toHaveClass('judged');
  expect(root.querySelector('header')).toHaveAttribute('inert');
  expect(root.querySelector('[data-overlay]')).not.toHaveAttribute('inert');
  await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(FIRST_REQUESTS.length));
  expect(window.earlyPage?.locale).toBe('zh_CN');
});

it('remembers a press once, and sends no form', () => {
  const root = open('/login/index');
  const button = root.querySelector('button') as HTMLButtonElement;
  const sent = jest.fn((event: Event) => event.defaultPrevented);
  window.addEventListener('submit', sent);
  button.click();
  button.click();
  window.removeEventListener('submit', sent);
  expect([...(window.earlyPage?.presses ?? [])]).toEqual([button]);
  expect(button).toHaveAttribute('data-pressed');
  expect(sent.mock.results.map(({ value }) => value as boolean)).toEqual([true, true]);
});

it.each(['paste', 'drop'])(
  'lets nobody %s into the code field, and everybody into the others',
  (type) => {
    const root = open('/login/index');
    const isLetThrough = (name: string) =>
      root
        .querySelector(`[name=${name}]`)
        ?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
    expect([isLetThrough('phone'), isLetThrough('code')]).toEqual([true, false]);
  },
);

it('takes a click beside the buttons for no press', () => {
  const root = open('/login/index');
  root.querySelector('input')?.click();
  expect(window.earlyPage?.presses.size).toBe(0);
});

it('leaves presses alone that the app answers by itself', () => {
  const root = open('/login/index');
  if (window.earlyPage) window.earlyPage.isLive = () => true;
  root.querySelector('button')?.click();
  expect(window.earlyPage?.presses.size).toBe(0);
});

it.each<[string, string, Parameters<typeof open>[1], (() => void)?]>([
  ['another page', '/', {}],
  ['another language', '/login/index?sxz-lang=de_DE', {}],
  ['the QR code asked for', '/login/index?loginMode=2', {}],
  ['the enterprise’s own sign-in', '/login/index?loginMode=3', {}],
  ['the QR code kept', '/login/index', {}, () => localStorage.setItem('loginMode', '2')],
  ['the QR code first', '/login/index', { deployment: '{"qrCodeFirst":true}' }],
  ['a way back', '/login/index?isThirdLogin=hw', {}],
  ['a way back with an error', '/login/index?error=access_denied', {}],
  ['somebody signed in', '/login/index', {}, () => localStorage.setItem('access_token', 'x')],
  ['a code on its way', '/login/index', {}, () => sessionStorage.setItem('sent_code', '{}')],
  [
    'the alternate tenant',
    '/login/index?tenant_id=alternate',
    { deployment: '{"alternateTenant":{"tenantId":"alternate"}}' },
  ],
])('leaves %s to the app', (_, address, page, prepare) => {
  prepare?.();
  const root = open(address, page);
  expect(root).toBeEmptyDOMElement();
  expect(root).toHaveClass('judged');
  expect(window.earlyPage).toBeUndefined();
  expect(fetchMock).not.toHaveBeenCalled();
});

it('keeps the code form where it is asked for over a QR code that comes first', () => {
  expect(
    open('/login/index?loginMode=1', { deployment: '{"qrCodeFirst":true}' }),
  ).not.toBeEmptyDOMElement();
});
