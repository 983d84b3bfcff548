import { waitFor } from '@testing-library/dom';
import { FIRST_REQUESTS } from './firstRequests';

const FORM =
  '<header></header><div data-overlay><form method="dialog"><input name="phone"><input name="code"><button type="button">Get code</button></form></div>';

/** Runs the inline script in a page as the build generates it. */
function open(
  address: string,
  { deployment = '{}', locale = 'zh_CN', fits = '/login/index', markup = FORM } = {},
): HTMLElement {
  history.replaceState(null, '', address);
  document.body.innerHTML = `<div id="root">${markup}</div>`;
  for (const [id, text] of [
    ['deployment', deployment],
    ['early', JSON.stringify({ locale, fits })],
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

it('keeps the form of a plain visit: the rest of the page is inert, the first requests are sent', async () => {
  const root = open('/login/index');
  expect(root).toHaveClass('checked');
  expect(root.querySelector('header')).toHaveAttribute('inert');
  expect(root.querySelector('[data-overlay]')).not.toHaveAttribute('inert');
  await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(FIRST_REQUESTS.length));
  expect(window.earlyPage?.locale).toBe('zh_CN');
});

it('queues a click once', () => {
  const root = open('/login/index');
  const button = root.querySelector('button') as HTMLButtonElement;
  button.click();
  button.click();
  expect([...(window.earlyPage?.presses ?? [])]).toEqual([button]);
  expect(button).toHaveAttribute('data-pressed');
});

it.each(['paste', 'drop'])('blocks %s on the code field, and on no other', (type) => {
  const root = open('/login/index');
  const isLetThrough = (name: string) =>
    root
      .querySelector(`[name=${name}]`)
      ?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
  expect([isLetThrough('phone'), isLetThrough('code')]).toEqual([true, false]);
});

it.each(['paste', 'drop'])('lets %s through where the deployment allows it', (type) => {
  const root = open('/login/index', { deployment: '{"allowCodePaste":true}' });
  const event = new Event(type, { bubbles: true, cancelable: true });
  expect(root.querySelector('[name=code]')?.dispatchEvent(event)).toBe(true);
});

it('ignores a click beside the buttons', () => {
  const root = open('/login/index');
  root.querySelector('input')?.click();
  expect(window.earlyPage?.presses.size).toBe(0);
});

it('ignores clicks that the app handles itself', () => {
  const root = open('/login/index');
  if (window.earlyPage) window.earlyPage.isLive = true;
  root.querySelector('button')?.click();
  expect(window.earlyPage?.presses.size).toBe(0);
});

const signIn = () => localStorage.setItem('access_token', 'x');

it.each<[string, string, Parameters<typeof open>[1], (() => void)?]>([
  ['another page', '/', {}],
  ['another language', '/login/index?sxz-lang=de_DE', {}],
  ['a signed-in user', '/login/index', {}, signIn],
])('leaves %s to the app, and keeps only the ground', (_, address, page, prepare) => {
  prepare?.();
  const root = open(address, page);
  expect(root.querySelector('[data-overlay]')).toBeEmptyDOMElement();
  expect(root).toHaveClass('loading');
  expect(window.earlyPage).toBeUndefined();
  expect(fetchMock).not.toHaveBeenCalled();
});

it.each(['Li', ''])(
  'keeps the mark and the name "%s" for a signed-in user of the sign-in page',
  (name) => {
    signIn();
    if (name !== '') localStorage.setItem('nickName', name);
    const markup = '<main data-overlay><h1><i data-mark></i>Academy</h1><form></form></main>';
    const root = open('/login/index', { markup });
    expect(root.querySelector('main')?.innerHTML).toBe('<i data-mark=""></i>');
    expect(root.style.getPropertyValue('--name')).toBe(`"${name}"`);
  },
);

it.each<[string, string, Parameters<typeof open>[1], (() => void)?]>([
  ['a request for QR mode', '/login/index?loginMode=2', {}],
  ['the enterprise account', '/login/index?loginMode=3', {}],
  ['stored QR mode', '/login/index', {}, () => localStorage.setItem('loginMode', '2')],
  ['the QR-first flag', '/login/index', { deployment: '{"qrCodeFirst":true}' }],
  ['a third-party return', '/login/index?isThirdLogin=hw', {}],
  ['a third-party return with an error', '/login/index?error=access_denied', {}],
  ['a sent code', '/login/index', {}, () => sessionStorage.setItem('sent_code', '{}')],
  [
    'the alternate tenant',
    '/login/index?tenant_id=alternate',
    { deployment: '{"alternateTenant":{"tenantId":"alternate"}}' },
  ],
])('leaves %s to the app, and keeps the frame', (_, address, page, prepare) => {
  prepare?.();
  const root = open(address, page);
  expect(root).not.toBeEmptyDOMElement();
  expect(root).toHaveClass('loading');
  expect(window.earlyPage).toBeUndefined();
  expect(fetchMock).not.toHaveBeenCalled();
});

const PAGE = { fits: '^/join', markup: '<header></header><main><button>Submit</button></main>' };

it('keeps the frame of another page on a return from a third-party page', () => {
  expect(open('/join?isThirdLogin=hw', PAGE)).toHaveClass('loading');
  expect(fetchMock).not.toHaveBeenCalled();
});

it('keeps another page whole, and queues its clicks', () => {
  const root = open('/join', PAGE);
  expect(root.querySelector('[inert]')).toBeNull();
  root.querySelector('button')?.click();
  expect(window.earlyPage?.presses.size).toBe(1);
});

it('marks the page of a signed-in user, and empties one for another address', () => {
  signIn();
  expect(open('/join', PAGE)).toHaveClass('checked', 'member');
  expect(open('/join', { ...PAGE, fits: '^/$' })).toBeEmptyDOMElement();
});

it('keeps the code form when the address requests it and QR would come first', () => {
  const page = { deployment: '{"qrCodeFirst":true}' };
  expect(open('/login/index?loginMode=1', page)).toHaveClass('checked');
});
