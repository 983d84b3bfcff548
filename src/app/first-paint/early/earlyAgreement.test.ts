import { waitFor } from '@testing-library/dom';
import { FIRST_REQUESTS } from './firstRequests';

const CONFIG = FIRST_REQUESTS[0].join('');
const SERVICE = 'https://texts.example/service.html';

const configOf = (url: unknown) =>
  new Response(
    JSON.stringify({
      code: '200',
      data: {
        agreements: [
          { primaryType: 'YH', secondType: 'YS', url: '/texts/privacy.html' },
          { primaryType: 'YH', secondType: 'FW', url },
        ],
      },
    }),
  );

const fetchMock = jest.fn();

/** Runs the script on a page whose configuration arrives as this answer. */
function run(
  answer: Promise<Response>,
  { agreement = 'FW', hosts = ['texts.example'] }: { agreement?: string; hosts?: unknown } = {},
) {
  const answers: Record<string, Promise<Response>> = { [CONFIG]: answer };
  window.earlyPage = { locale: 'zh_CN', presses: new Set(), answers };
  document.body.innerHTML = `
    <script type="application/json" id="early">${JSON.stringify({ agreement })}</script>
    <script type="application/json" id="deployment">${JSON.stringify({ agreementHosts: hosts })}</script>`;
  jest.isolateModules(() => void jest.requireActual('./earlyAgreement'));
  return answers;
}

/** Waits until the script has read an answer. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  fetchMock.mockReset().mockResolvedValue(new Response('<p>Terms</p>'));
  window.fetch = fetchMock as unknown as typeof fetch;
  globalThis.fetch = window.fetch;
});

it('requests the text that the page shows, without credentials, and leaves it to the app', async () => {
  const config = configOf(SERVICE);
  const answers = run(Promise.resolve(config));
  await waitFor(() =>
    expect(fetchMock).toHaveBeenCalledWith(SERVICE, { credentials: 'omit', redirect: 'error' }),
  );
  expect(await (await answers[`GET${SERVICE}`])?.text()).toBe('<p>Terms</p>');
  // The app can still read the configuration.
  expect(await config.json()).toHaveProperty('code', '200');
});

it('names a text of this origin by its path', async () => {
  const answers = run(Promise.resolve(configOf(SERVICE)), { agreement: 'YS' });
  await waitFor(() => expect(Object.keys(answers)).toContain('GET/texts/privacy.html'));
});

it.each([
  ['of another host', configOf('https://other.example/service.html')],
  ['over http', configOf('http://texts.example/service.html')],
  ['that is blank', configOf(' ')],
  ['of a refused configuration', new Response('{"code":"500","data":null}')],
  ['of an unreadable configuration', new Response('<html>')],
])('requests no text %s', async (_, config) => {
  run(Promise.resolve(config));
  await settled();
  expect(fetchMock).not.toHaveBeenCalled();
});

it('requests nothing when the configuration fails, or the page does not fit the visit', async () => {
  run(Promise.reject(new TypeError('Failed to fetch')));
  delete window.earlyPage;
  jest.isolateModules(() => void jest.requireActual('./earlyAgreement'));
  await settled();
  expect(fetchMock).not.toHaveBeenCalled();
});

it('leaves a failed text to the app, which requests it again', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  const answers = run(Promise.resolve(configOf(SERVICE)));
  await waitFor(() => expect(fetchMock).toHaveBeenCalled());
  await waitFor(() => expect(Object.keys(answers)).toEqual([CONFIG]));
});
