/** @jest-environment node */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createMockApp } from '#mock/app.ts';
import { listenLocally } from '#scripts/serve/listenLocally.ts';
import type { LocalServer } from '#scripts/serve/listenLocally.ts';
import { verifyContract } from './verifyContract';

const POLICY = "default-src 'none'; script-src 'self'";
/** A limit for hangs: the machine may be busy. */
const TIMEOUT_MS = 120_000;
const contract = pathToFileURL(resolve('src/shared/api/contract/openapi.yaml'));
let server: LocalServer;
let origin: string;

beforeAll(async () => {
  const { app } = createMockApp();
  app.get('/login/index', (_request, response) => {
    response.set({ 'Content-Security-Policy': POLICY, 'Cache-Control': 'no-store' });
    response.send('<script id="deployment">{}</script>');
  });
  server = await listenLocally(app, 0);
  origin = `http://127.0.0.1:${server.port}`;
});
afterAll(() => server.stop());

/**
 * Signs in at the mock.
 * @returns the access token
 */
async function signIn(phone: string): Promise<string> {
  const form = (fields: Record<string, string>): RequestInit => ({
    method: 'POST',
    headers: { 'sxz-lang': 'en_US', fp: 'client-id-1' },
    body: new URLSearchParams(fields),
  });
  const to = { phone_number: phone };
  await fetch(
    `${origin}/api/accounts/v2/open/login/sms-code`,
    form({ ...to, country_code: '+86', left: '', key: '' }),
  );
  const messages = (await (await fetch(`${origin}/__mock/messages?to=${phone}`)).json()) as {
    code: string;
  }[];
  const code = messages[0]?.code ?? '';
  const token = await fetch(
    `${origin}/api/auth/oauth/token`,
    form({ ...to, verification_code: code, grant_type: 'sms_code', sign: 'true' }),
  );
  return ((await token.json()) as { access_token: string }).access_token;
}

it('finds nothing wrong with the mock, for a visitor and for an administrator', async () => {
  const open = await verifyContract({
    contract,
    target: origin,
    host: true,
    timeoutMs: TIMEOUT_MS,
  });
  expect(open.filter(([, problem]) => problem !== '')).toEqual([]);
  const token = await signIn('13800000000');
  const all = await verifyContract({
    contract,
    target: origin,
    host: true,
    token,
    isAdministrator: true,
    timeoutMs: TIMEOUT_MS,
  });
  expect(all.filter(([, problem]) => problem !== '')).toEqual([]);
  expect(all.length).toBeGreaterThan(open.length + 14);
});

it('says what breaks the contract, and what the host does wrong', async () => {
  const broken = await listenLocally((request, response) => {
    if (request.url?.startsWith('/api/ischool/v1/open/schools/login-scenario') === true)
      return void response.end('{"code":"000000","message":"","data":{"loginScenarioType":"two"}}');
    if (request.url?.startsWith('/api/accounts/open/client/ip') === true)
      return void response.end('{"code":"500100","message":"no","data":null}');
    response.writeHead(200, { 'content-type': 'text/html' }).end('<p>everything is a page');
  }, 0);
  const findings = await verifyContract({
    contract,
    target: `http://127.0.0.1:${broken.port}`,
    host: true,
    token: 'x',
  });
  await broken.stop();
  const announcement = (name: string) => findings.find(([one]) => one.startsWith(name))?.[1];
  expect(announcement('getLoginScenario')).toMatch(/loginScenarioType must be/);
  expect(announcement('getClientIp')).toMatch(/it answers code 500100, no/);
  expect(announcement('getProfile')).toMatch(/HTTP 200, and no JSON: <p>everything is a page/);
  expect(announcement('host: its policy')).toMatch(/Content-Security-Policy is “”/);
  expect(announcement('host: a missing script')).toMatch(/answers 200/);
  expect(findings.every(([, problem]) => problem !== '')).toBe(true);
});

it('says that nothing answers', async () => {
  const findings = await verifyContract({ contract, target: 'http://127.0.0.1:1', host: true });
  expect(findings[0]).toEqual(['host', expect.stringMatching(/fetch failed|bad port/)]);
});
