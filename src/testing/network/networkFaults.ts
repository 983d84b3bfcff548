import type { ApiError } from '#shared/api/client/apiError.ts';
import { reply } from './scriptedFetch';
import type { Reply, ScriptedService } from './scriptedFetch';

/** A fault as the caller sees it, which decides the general message. */
export type FaultKind =
  'timeout' | 'unreachable' | 'unreadable' | 'offline' | 'refused' | 'tooMany';

export interface NetworkFault {
  /** What is injected. */
  name: string;
  reply: Reply;
  kind: FaultKind;
  /** The base query's error kind, when screens show the message of `kind` instead. */
  error?: ApiError['kind'];
  /** The service's text in the fault, which a page may show. */
  words?: string;
  /** ms until the caller can detect the fault. */
  after: number;
}

/** The service's own words, in the faults that have some. */
const SERVER_WORDS = 'The service is being looked after';

const TIMEOUT_MS = 6000;
/** The longest message on a page, in characters. */
const MAX_WORDS_LENGTH = 300;
const MARKUP = '<img src="x" onerror="window.__pwned=1"> be patient';
const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;

/** A body in GBK, whatever its headers say. */
const GBK_WORDS = Uint8Array.of(0xca, 0xfd, 0xbe, 0xdd);
const bytesOf = (text: string) => new TextEncoder().encode(text);
const inGbk: Reply = async () =>
  new Response(
    Uint8Array.of(...bytesOf('{"code":"500","message":"'), ...GBK_WORDS, ...bytesOf('"}')),
    { status: 500 },
  );

/** The network fails during the request, and is back for the next one. */
const lost: Reply = async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  throw new TypeError('Failed to fetch');
};

/** Disables or enables the network; the browser's online state follows. */
export function setNetwork(service: ScriptedService, isThere: boolean): void {
  service.isReachable = isThere;
  pretendOnline(isThere);
}

/** Sets the browser's online state, whether right or wrong. */
export function pretendOnline(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
}

const refusing = (status: number, code: string | number, message: string) =>
  reply.json(status, { code, message, data: null });

/**
 * Faults that every call must survive; add a line for a new fault. `baseQuery.test.ts` runs
 * all of them at the base query, which determines the kind.
 */
export const networkFaults: readonly NetworkFault[] = [
  { name: 'headers never come', reply: reply.hang(), kind: 'timeout', after: TIMEOUT_MS },
  { name: 'the body drips', reply: reply.drip(), kind: 'timeout', after: TIMEOUT_MS },
  {
    name: 'complete after the limit',
    reply: reply.after(5900, reply.bodyAfter(200, reply.data(null))),
    kind: 'timeout',
    after: TIMEOUT_MS,
  },
  {
    name: 'no answer: reset before headers, sent elsewhere, undecodable, no name, wrong certificate',
    reply: reply.unreachable(),
    kind: 'unreachable',
    after: 0,
  },
  {
    name: 'reset in the body, or less of it than announced',
    reply: reply.reset(),
    kind: 'unreachable',
    after: 0,
  },
  {
    name: 'HTML 502',
    reply: reply.text(502, '<h1>Bad Gateway</h1>'),
    kind: 'unreadable',
    after: 0,
  },
  {
    name: 'JSON 500',
    reply: reply.json(500, { code: '500', message: SERVER_WORDS }),
    kind: 'refused',
    after: 0,
  },
  {
    name: 'HTML 200',
    reply: reply.text(200, '<html>Log in to the Wi-Fi</html>'),
    kind: 'unreadable',
    after: 0,
  },
  {
    name: 'truncated JSON',
    reply: reply.text(200, '{"code":"0000'),
    kind: 'unreadable',
    after: 0,
  },
  { name: 'empty body', reply: reply.text(200, ''), kind: 'unreadable', after: 0 },
  { name: 'null', reply: reply.text(200, 'null'), kind: 'unreadable', after: 0 },
  { name: '204', reply: reply.bare(204), kind: 'unreadable', after: 0 },
  { name: 'an array', reply: reply.json(200, []), kind: 'unreadable', after: 0 },
  { name: 'nested 10,000 deep', reply: reply.text(200, deep), kind: 'unreadable', after: 0 },
  {
    name: 'wrong types in every field',
    reply: reply.json(200, { code: {}, message: [], data: [[]] }),
    kind: 'unreadable',
    after: 0,
  },
  {
    name: 'prototype keys',
    reply: reply.text(200, '{"__proto__":{"code":"000000"}}'),
    kind: 'unreadable',
    after: 0,
  },
  {
    name: 'the code is the number 0',
    reply: refusing(200, 0, SERVER_WORDS),
    kind: 'refused',
    after: 0,
  },
  {
    name: 'the code is the number 200 at 400',
    reply: refusing(400, 200, SERVER_WORDS),
    kind: 'refused',
    after: 0,
  },
  {
    name: 'HTML as message',
    reply: refusing(500, '500', MARKUP),
    kind: 'refused',
    words: MARKUP,
    after: 0,
  },
  {
    name: 'a message of 10,000 characters',
    reply: refusing(500, '500', 'x'.repeat(10_000)),
    kind: 'refused',
    words: `${'x'.repeat(MAX_WORDS_LENGTH - 1)}…`,
    after: 0,
  },
  {
    name: 'a huge body',
    reply: reply.text(200, ' '.repeat(2_000_000)),
    kind: 'unreadable',
    error: 'tooLarge',
    after: 0,
  },
  {
    name: '429 with Retry-After',
    reply: reply.json(429, { code: '429', message: '' }, { 'retry-after': '30' }),
    kind: 'tooMany',
    after: 0,
  },
  {
    name: 'another charset',
    reply: inGbk,
    kind: 'refused',
    words: new TextDecoder().decode(GBK_WORDS),
    after: 0,
  },
  {
    name: 'offline while the request is out',
    reply: reply.after(1000, lost),
    kind: 'offline',
    after: 1000,
  },
];

const SAMPLES = [
  'headers never come',
  'no answer',
  'HTML 502',
  'HTML as message',
  '429',
  'offline while',
];

/** One fault of each kind: a screen only sees a fault's kind and the service's words. */
export const oneFaultOfEachKind: readonly NetworkFault[] = networkFaults.filter(({ name }) =>
  SAMPLES.some((sample) => name.startsWith(sample)),
);

/**
 * The message that the user sees for a fault.
 * @param general the words for its kind; `SERVER_WORDS` stand for the service's text
 */
export function expectedMessage<Words extends string | undefined>(
  { words }: NetworkFault,
  general: Words,
): Words | string {
  return general === SERVER_WORDS && words !== undefined ? words : general;
}

/** A form's message for each kind of fault. */
export const SAYS: Readonly<Record<FaultKind, string>> = {
  timeout: 'The server took too long to respond. Try again.',
  unreachable: 'Couldn’t reach the server. Check your internet connection and try again.',
  unreadable: 'The server sent an unexpected response. Try again later.',
  offline: 'You’re offline. Check your internet connection and try again.',
  refused: SERVER_WORDS,
  tooMany: 'Too many attempts. Try again in 30 seconds.',
};
