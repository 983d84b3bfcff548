import { makeMockControl } from '#mock/client.ts';
import type { MockControl } from '#mock/client.ts';
import { startMock } from '#mock/server.ts';
import type { MockOptions, MockServer } from '#mock/server.ts';

type Fields = Record<string, string>;

/** A client for one test: one namespace, English by default. */
export interface MockClient {
  url: string;
  namespace: string;
  control: MockControl;
  /** Requests any path, with the namespace's header. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  get(path: string, headers?: Fields): Promise<Response>;
  postJson(path: string, body: unknown, headers?: Fields): Promise<Response>;
  postForm(path: string, fields: Fields, headers?: Fields): Promise<Response>;
  /** Reads JSON from the control API. */
  look<Body>(path: string): Promise<Body>;
  advance: MockControl['advance'];
  sendSms(
    phone: string,
    slider?: { left: string; key: string },
    headers?: Fields,
  ): Promise<Response>;
  sendEmail(email: string, slider?: { left: string; key: string }): Promise<Response>;
  /** The newest code sent to an identifier. */
  codeFor(to: string): Promise<string>;
  requestToken(identifier: Fields, code: string, headers?: Fields): Promise<Response>;
  /** Sends a code, redeems it and returns the token operation's body. */
  signIn(identifier: Fields): Promise<{ access_token: string; user_id: string }>;
}

let namespaces = 0;

/**
 * Creates a client with its own namespace.
 * @param always headers of every call
 */
export function clientOf({ url }: Pick<MockServer, 'url'>, always: Fields = {}): MockClient {
  namespaces += 1;
  const namespace = always['x-mock-ns'] ?? `test-${namespaces}`;
  const fetchHere: MockClient['fetch'] = (path, init = {}) =>
    fetch(url + path, {
      ...init,
      headers: { 'x-mock-ns': namespace, ...always, ...(init.headers as Fields) },
    });
  const language = { 'sxz-lang': 'en_US' };
  const control = makeMockControl({ url, namespace });
  const client: MockClient = {
    url,
    namespace,
    control,
    fetch: fetchHere,
    get: (path, headers) => fetchHere(path, { headers: { ...language, ...headers } }),
    postJson: (path, body, headers) =>
      fetchHere(path, {
        method: 'POST',
        headers: {
          ...(path.startsWith('/api') && language),
          'content-type': 'application/json',
          ...headers,
        },
        body: JSON.stringify(body),
      }),
    postForm: (path, fields, headers) =>
      fetchHere(path, {
        method: 'POST',
        headers: { ...language, 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams(fields).toString(),
      }),
    async look<Body>(path: string) {
      const answer = await fetchHere(path);
      return (await answer.json()) as Body;
    },
    advance: control.advance,
    sendSms: (phone, slider = { left: '', key: '' }, headers = {}) =>
      client.postForm(
        '/api/accounts/v2/open/login/sms-code',
        { phone_number: phone, country_code: '+86', ...slider },
        headers,
      ),
    sendEmail: (email, slider = { left: '', key: '' }) =>
      client.postForm('/api/accounts/v2/open/email/verify_code', { email, ...slider }),
    async codeFor(to) {
      const [newest] = await control.messages(to);
      if (!newest) throw new Error(`Nothing was sent to ${to}`);
      return newest.code;
    },
    requestToken: (identifier, code, headers) =>
      client.postForm(
        '/api/auth/oauth/token',
        { verification_code: code, grant_type: 'sms_code', sign: 'true', ...identifier },
        headers,
      ),
    async signIn(identifier) {
      const { phone_number: phone, email } = identifier;
      await (phone === undefined ? client.sendEmail(email ?? '') : client.sendSms(phone));
      const answer = await client.requestToken(
        identifier,
        await client.codeFor(phone ?? email ?? ''),
      );
      return (await answer.json()) as { access_token: string; user_id: string };
    },
  };
  return client;
}

/**
 * Starts a mock before a file's tests and stops it after them.
 * @returns a function that creates clients
 */
export function mockForFile(options: MockOptions = {}): () => MockClient {
  let server: MockServer | undefined;
  beforeAll(async () => {
    server = await startMock({ maxNamespaces: Infinity, ...options });
  });
  afterAll(() => server?.stop());
  return () => {
    if (!server) throw new Error('The mock has not been started yet');
    return clientOf(server);
  };
}

/** Sends JSON with PUT. */
export function putJson(client: MockClient, path: string, body: object): Promise<Response> {
  return client.fetch(path, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Reads an answer's body as the usual envelope. */
export async function envelopeOf<Data = unknown>(
  answer: Response | Promise<Response>,
): Promise<{ code: string; message: string; data: Data }> {
  return (await (await answer).json()) as { code: string; message: string; data: Data };
}

export const ADMIN = { phone_number: '13800000000' };

/**
 * Signs in without a call that the log would show for the operation.
 * @returns the header of a call with a bearer token
 */
export async function bearerOf(
  client: MockClient,
  identifier: Fields = { phone_number: '13800000001' },
): Promise<{ authorization: string }> {
  return { authorization: `Bearer ${(await client.signIn(identifier)).access_token}` };
}
