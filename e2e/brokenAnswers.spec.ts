import { gzipSync } from 'node:zlib';
import { listenLocally } from '#scripts/serve/listenLocally.ts';
import type { LocalServer } from '#scripts/serve/listenLocally.ts';
import { operations } from '#shared/api/contract/operations.generated.ts';
import { standInHost } from './fixtures/standInHost';
import type { RawAnswer, StandInHost } from './fixtures/standInHost';
import { LEARNER } from './fixtures/people';
import { expect, test } from './fixtures/test';
import { SignInPage } from './pages/signInPage';

const SEND = operations.sendSmsCode.path;
const SENT = '{"code":"000000","message":"success","data":null}';
/**
 * Compresses to a thousandth. Made in advance, because the host that sends it runs in this process.
 */
const BOMB = gzipSync(Buffer.alloc(64 * 1024 * 1024));

let host: StandInHost;
/** A host that must never receive a call. */
let stranger: LocalServer;
let strangersCalls: string[];

test.beforeEach(async ({ baseURL }) => {
  host = await standInHost(baseURL ?? '');
  strangersCalls = [];
  stranger = await listenLocally(({ url = '', headers }, response) => {
    strangersCalls.push(`${url} ${headers.authorization ?? 'without a token'}`);
    response.writeHead(200, {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
    });
    response.end(SENT);
  });
});

test.afterEach(async ({ page }) => {
  // Otherwise pending requests of the page would find their host gone.
  await page.close();
  await Promise.all([host.stop(), stranger.stop()]);
});

const json = (length: number) => ({
  'content-type': 'application/json',
  'content-length': length,
  connection: 'close',
});

const elsewhere: RawAnswer = ({ url }, outgoing) => {
  outgoing
    .writeHead(307, { location: `${stranger.url}${url ?? ''}`, 'access-control-allow-origin': '*' })
    .end();
};

const UNREACHABLE = 'error.unreachable';
const UNREADABLE = 'error.unreadable';

type ExpectedMessage = typeof UNREACHABLE | typeof UNREADABLE;

const broken: [
  what: string,
  answer: RawAnswer,
  told: ExpectedMessage,
  console: RegExp | undefined,
  toldInFirefox?: ExpectedMessage,
][] = [
  [
    'net-07 an answer with a content length that is too large',
    (_, outgoing) => {
      outgoing.writeHead(200, json(SENT.length + 100));
      outgoing.write(SENT, () => outgoing.destroy());
    },
    UNREACHABLE,
    /ERR_CONTENT_LENGTH_MISMATCH/,
  ],
  [
    'net-07 an answer with a content length that is too small',
    (_, outgoing) => {
      outgoing.socket?.end(
        `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 20\r\nconnection: close\r\n\r\n${SENT}`,
      );
    },
    UNREADABLE,
    undefined,
  ],
  [
    'net-21 an answer that decompresses to 64 MB',
    (_, outgoing) => {
      outgoing
        .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
        .end(BOMB);
    },
    UNREADABLE,
    undefined,
  ],
  [
    'net-21 an answer that is not compressed as declared',
    (_, outgoing) => {
      outgoing.writeHead(200, { ...json(SENT.length), 'content-encoding': 'gzip' }).end(SENT);
    },
    UNREACHABLE,
    /ERR_CONTENT_DECODING_FAILED/,
  ],
  [
    'net-18 an answer that redirects the call to another host',
    elsewhere,
    UNREACHABLE,
    /ERR_FAILED/,
  ],
  [
    'net-25 the warning of a TLS host in place of an answer',
    (_, outgoing) => {
      outgoing.socket?.end(Buffer.from([0x15, 0x03, 0x01, 0x00, 0x02, 0x02, 0x28]));
      // Firefox treats it as an answer of HTTP/0.9.
    },
    UNREACHABLE,
    /ERR_INVALID_HTTP_RESPONSE|ERR_EMPTY_RESPONSE|ERR_CONNECTION/,
    UNREADABLE,
  ],
];

/** After a failed attempt, requesting a code again leads to a session. */
async function expectNextTrySignsIn(
  signIn: SignInPage,
  inbox: Parameters<SignInPage['signIn']>[1],
): Promise<void> {
  await signIn.getCode.click();
  await signIn.code.fill(await inbox.nextCode(LEARNER));
  await signIn.submit.click();
  await expect(signIn.member('李晨曦')).toBeVisible();
}

for (const [what, answer, told, consoleError, toldInFirefox = told] of broken) {
  test(`${what}: the user gets a message, no input is lost, and the next attempt signs in`, async ({
    page,
    inbox,
    expected,
    browserName,
  }) => {
    if (consoleError) expected.trouble('console error', consoleError);
    const signIn = new SignInPage(page);
    await signIn.open('en_US', `${host.url}/login/index`);
    host.answer(SEND, answer);
    await signIn.askForCode(LEARNER);
    await expect(
      signIn.notice(browserName === 'firefox' ? toldInFirefox : told).first(),
    ).toBeVisible();
    expect(strangersCalls).toEqual([]);
    host.answer(SEND, undefined);
    await expect(signIn.phone).toHaveValue('138 0000 0001');
    await expect(signIn.agreement).toBeChecked();
    await expectNextTrySignsIn(signIn, inbox);
  });
}

test('net-25 an unknown host name: the user gets a message, and the next attempt signs in', async ({
  page,
  inbox,
  expected,
}) => {
  expected.trouble('console error', /ERR_NAME_NOT_RESOLVED/);
  const signIn = new SignInPage(page);
  await signIn.open('en_US');
  await page.route(`**${SEND}`, (route) => route.abort('namenotresolved'));
  await signIn.askForCode(LEARNER);
  await expect(signIn.notice(UNREACHABLE).first()).toBeVisible();
  await page.unroute(`**${SEND}`);
  await expectNextTrySignsIn(signIn, inbox);
});

test('net-18 a redirect to another host is not followed with a token, and the user is signed in', async ({
  page,
  inbox,
  expected,
}) => {
  expected.trouble('console error', /ERR_FAILED/);
  const signIn = new SignInPage(page);
  await signIn.open('en_US', `${host.url}/login/index`);
  let asked = 0;
  host.answer(operations.getProfile.path, (incoming, outgoing) => {
    asked += 1;
    expect(incoming.headers.authorization).toMatch(/^Bearer ./);
    elsewhere(incoming, outgoing);
  });
  await signIn.signIn(LEARNER, inbox);
  await expect(signIn.dialog).toHaveCount(0);
  expect(asked).toBeGreaterThan(0);
  expect(strangersCalls).toEqual([]);
});
