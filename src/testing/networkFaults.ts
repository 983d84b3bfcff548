import { reply } from './scriptedFetch';
import type { Reply } from './scriptedFetch';

/** What a caller sees of a fault, and so which general message fits. */
export type FaultKind = 'timeout' | 'unreachable' | 'unreadable' | 'offline' | 'refused' | 'tooMany';

export interface NetworkFault {
  /** The number in the project's fault catalogue, and what is injected. */
  name: string;
  reply: Reply;
  kind: FaultKind;
  /** ms until the caller can know. */
  after: number;
}

/** The service's own words in the faults that carry some. */
export const SERVER_WORDS = 'The service is being looked after';

const LIMIT_MS = 6000;
const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;

/** Faults that any call must survive; a new fault joins by one line. */
export const networkFaults: readonly NetworkFault[] = [
  { name: 'net-01 headers never come', reply: reply.hang(), kind: 'timeout', after: LIMIT_MS },
  { name: 'net-02 the body drips', reply: reply.drip(), kind: 'timeout', after: LIMIT_MS },
  { name: 'net-03 complete after the limit', reply: reply.after(6100, reply.data(null)), kind: 'timeout', after: LIMIT_MS },
  { name: 'net-05 net-18 net-21 net-25 no answer: reset before headers, sent elsewhere, undecodable, no name, wrong certificate', reply: reply.unreachable(), kind: 'unreachable', after: 0 },
  { name: 'net-06 net-07 reset in the body, or less of it than announced', reply: reply.reset(), kind: 'unreachable', after: 0 },
  { name: 'net-08 HTML 502', reply: reply.text(502, '<h1>Bad Gateway</h1>'), kind: 'unreadable', after: 0 },
  { name: 'net-09 JSON 500', reply: reply.json(500, { code: '500', message: SERVER_WORDS }), kind: 'refused', after: 0 },
  { name: 'net-10 HTML 200', reply: reply.text(200, '<html>Log in to the Wi-Fi</html>'), kind: 'unreadable', after: 0 },
  { name: 'net-11 truncated JSON', reply: reply.text(200, '{"code":"0000'), kind: 'unreadable', after: 0 },
  { name: 'net-12 empty body', reply: reply.text(200, ''), kind: 'unreadable', after: 0 },
  { name: 'net-12 null', reply: reply.text(200, 'null'), kind: 'unreadable', after: 0 },
  { name: 'net-12 204', reply: reply.bare(204), kind: 'unreadable', after: 0 },
  { name: 'net-13 an array', reply: reply.json(200, []), kind: 'unreadable', after: 0 },
  { name: 'net-13 nested 10,000 deep', reply: reply.text(200, deep), kind: 'unreadable', after: 0 },
  { name: 'net-13 wrong types in every field', reply: reply.json(200, { code: {}, message: [], data: [[]] }), kind: 'unreadable', after: 0 },
  { name: 'net-14 prototype keys', reply: reply.text(200, '{"__proto__":{"code":"000000"}}'), kind: 'unreadable', after: 0 },
  { name: 'net-17 a huge body', reply: reply.text(200, ' '.repeat(2_000_000)), kind: 'unreadable', after: 0 },
  {
    name: 'net-19 429 with Retry-After',
    reply: reply.json(429, { code: '429', message: '' }, { 'retry-after': '30' }),
    kind: 'tooMany',
    after: 0,
  },
];
