/**
 * The types of the control API under `/__mock`, whose requests `client.ts` has as methods. Times
 * are ISO texts by the namespace's clock.
 */

/** One way in which a request or an answer breaks the contract. */
export interface Violation {
  where: 'header' | 'query' | 'path' | 'body' | 'route' | 'answer';
  message: string;
}

/** How a fault changes the answer; docs/mock.md has a table of them. */
export type FaultKind =
  | 'delay'
  | 'hang'
  | 'drop'
  | 'reset-mid-body'
  | 'malformed'
  | 'truncated'
  | 'empty'
  | 'html'
  | 'status'
  | 'drip'
  | 'body'
  | 'late-body'
  | 'wrong-length';

/**
 * A fault that a handler or a rule injects. Times are real milliseconds, not those of the
 * namespace's clock.
 */
export interface Fault {
  kind: FaultKind;
  /** Length of a `delay`, pause between two pieces of a `drip`, or wait before a `late-body`. */
  ms?: number;
  /** Upper limit of a random addition to `ms`. */
  jitterMs?: number;
  status?: number;
  /** For `body` and `status`: a text is sent unchanged, anything else as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** Conditions that a call must all meet. `*` matches any text; case is ignored. */
export interface RuleMatch {
  method?: string;
  path?: string;
  /** A phone number, e-mail address or user id that the call names or is signed in as. */
  account?: string;
  academy?: string;
  headers?: Record<string, string>;
  query?: Record<string, string>;
  /** By field, for example `members.included.0`. */
  body?: Record<string, string>;
}

/** Which calls a rule concerns, and the outcome or the fault that they get. */
export interface NewRule extends Omit<Fault, 'kind'> {
  /** An operation id, or `*` for all. */
  operation: string;
  kind: FaultKind | 'outcome';
  /** The name of the outcome, for kind `outcome`. */
  outcome?: string;
  when?: RuleMatch;
  /** A paused rule neither applies nor counts calls. */
  paused?: boolean;
  /** Calls that pass first. */
  skip?: number;
  /** Calls that the rule affects then; all by default. */
  times?: number;
}

export interface ActiveRule extends NewRule {
  id: number;
  /** Matching calls since the rule was set. */
  seen: number;
}

/** A call under `/api`. */
export interface LoggedRequest {
  id: number;
  at: string;
  /** Null for a path that is not in the contract. */
  operation: string | null;
  method: string;
  path: string;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
  body: unknown;
  /** Null until the answer, or if there is none. */
  status: number | null;
  /** `code` of the answer, if it has one. */
  code: string | null;
  answeredAt: string | null;
  /** Real milliseconds; null while the call is running. */
  ms: number | null;
  /** Bytes of the answer's body. */
  size: number | null;
  academy: string;
  /** The injected fault, if any. */
  fault: string | null;
  /** The chosen outcome, if any. */
  scenario: string | null;
  /** What decided the answer: a header, a cookie, rules or a test account. */
  trigger: string | null;
  /** The answer, shortened; null without one. */
  answer: { headers: Record<string, string>; body: unknown } | null;
  violations: Violation[];
}

/** The state of a namespace as its differences from the seeds. */
export interface Scene {
  about?: string;
  /** Stands still at `freeze`, or shows the real time; both plus `advanceMs`. */
  clock?: { freeze?: string; advanceMs?: number };
  /** Short for rules without conditions: names of outcomes by operation. */
  outcomes?: Record<string, string>;
  rules?: (NewRule & { seen?: number })[];
  /** JSON Merge Patches of rows by table and id; null for a row that is removed. */
  tables?: Record<string, Record<string, Record<string, unknown> | null>>;
  /** The position of the random source. */
  random?: number;
}

/** A real service that answers in place of the mock. */
export interface Upstream {
  /** An origin without a path. */
  url: string;
  /** The operations that it answers; all by default. */
  operations?: string[];
  /** Whether it also answers paths that the contract does not have. */
  unknownPaths?: boolean;
  /** How long the mock waits for its answer; 30,000 by default. */
  timeoutMs?: number;
}

export interface QrSession {
  id: string;
  state: 'waiting' | 'scanned' | 'confirmed' | 'cancelled' | 'used' | 'expired';
  createdAt: string;
  expiresAt: string;
  /** The user who confirmed. */
  userId: string | null;
  /** The moves that are possible now. */
  moves: QrMove[];
}
export type QrMove = 'scan' | 'confirm' | 'cancel' | 'expire';

/** Settings that the desk shows. */
export interface About {
  enforce: boolean;
  seed: number;
  /** Empty if the pages have the mock's own origin. */
  appUrl: string;
  /** Addresses of this machine, if the mock is open to the local network. */
  addresses: readonly string[];
}
