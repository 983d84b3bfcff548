import type { Violation } from '#mock/contract/violation.ts';

/**
 * One call under `/api`. `status` and `answeredAt` are null until the answer, or if there is none.
 */
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
  status: number | null;
  /** `code` of the answer, if it has one. */
  code: string | null;
  answeredAt: string | null;
  /** Real milliseconds, whatever the namespace's clock says; null while the call is running. */
  ms: number | null;
  /** Bytes of the answer's body. */
  size: number | null;
  /** The academy that the mock used. */
  academy: string;
  /** The injected fault, if any. */
  fault: string | null;
  /** The chosen scenario, if any. */
  scenario: string | null;
  /** What decided the answer: a header, a cookie, rules or a test account. */
  trigger: string | null;
  /** The answer, shortened (`loggedBody.ts`); null without one. */
  answer: { headers: Record<string, string>; body: unknown } | null;
  violations: Violation[];
}

const KEPT_CALLS = 2000;

export interface RequestLog {
  add(entry: Omit<LoggedRequest, 'id'>): LoggedRequest;
  /** Newest first. */
  list(operation?: string): LoggedRequest[];
  clear(): void;
}

/** Creates a log that keeps the newest calls. */
export function makeRequestLog(): RequestLog {
  let entries: LoggedRequest[] = [];
  let count = 0;
  return {
    add(entry) {
      count += 1;
      const logged = { id: count, ...entry };
      entries = [logged, ...entries.slice(0, KEPT_CALLS - 1)];
      return logged;
    },
    list: (operation) =>
      operation === undefined ? entries : entries.filter((entry) => entry.operation === operation),
    clear() {
      entries = [];
    },
  };
}
