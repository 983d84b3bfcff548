import type { LoggedRequest } from './controlTypes';

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
      const call = { id: count, ...entry };
      entries = [call, ...entries.slice(0, KEPT_CALLS - 1)];
      return call;
    },
    list: (operation) =>
      operation === undefined ? entries : entries.filter((entry) => entry.operation === operation),
    clear() {
      entries = [];
    },
  };
}
