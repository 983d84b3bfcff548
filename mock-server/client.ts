import type { LoggedRequest, NewRule, QrMove, Scene, Upstream } from '#mock/state/controlTypes.ts';
import type { MessageRow, Tables } from '#mock/state/tables.ts';
import type { OperationId } from '#shared/api/contract/operations.generated.ts';

type Row<Name extends keyof Tables> = Tables[Name][number];

/** The rows of one table. */
export interface MockRows<Each extends { id: string }> {
  list(): Promise<Each[]>;
  add(row: Omit<Each, 'id'> & { id?: string }): Promise<Each>;
  change(id: string, fields: Partial<Each>): Promise<Each>;
  remove(id: string): Promise<void>;
}

/**
 * Controls the mock in one namespace, for tests and scripts. Every method throws an error with the
 * mock's message if the mock refuses.
 */
export interface MockControl {
  /** @param scene a scene, or the name of one in `mock-server/scenes` */
  loadScene(scene: string | Scene): Promise<void>;
  /** The state as differences from the seeds. */
  scene(): Promise<Scene>;
  /** Back to the seeds; empties the log. */
  reset(): Promise<void>;
  /** Adds a rule that injects a fault or chooses an outcome. */
  addRule(rule: NewRule): Promise<void>;
  clearRules(): Promise<void>;
  rows<Name extends keyof Tables>(table: Name): MockRows<Row<Name>>;
  /** @param at an ISO time */
  freezeClock(at: string): Promise<void>;
  /** Advances the mock's time. */
  advance(milliseconds: number): Promise<void>;
  /** The messages to an identifier, newest first. */
  messages(to: string): Promise<MessageRow[]>;
  /** Calls under `/api`, newest first, of one operation or of all. */
  requests(operation?: OperationId): Promise<LoggedRequest[]>;
  /** A move of a QR session: by the app, or its expiry. */
  moveQr(session: string, move: QrMove): Promise<void>;
  /** Lets a real service answer; null lets the mock answer again. */
  setUpstream(upstream: Upstream | null): Promise<void>;
}

/** @param url the mock's address, without a slash at the end */
export function makeMockControl({
  url,
  namespace,
}: {
  url: string;
  namespace: string;
}): MockControl {
  const call = async <Body>(method: string, path: string, body?: unknown): Promise<Body> => {
    const answer = await fetch(`${url}/__mock/${path}`, {
      method,
      headers: {
        'x-mock-ns': namespace,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (answer.ok) return (await answer.json()) as Body;
    throw new Error(
      `The mock answered ${answer.status} to ${method} ${path}: ${await answer.text()}`,
    );
  };
  const query = (name: string, value: string | undefined): string =>
    value === undefined ? '' : `?${new URLSearchParams({ [name]: value }).toString()}`;
  return {
    loadScene: async (scene) =>
      void (typeof scene === 'string'
        ? await call('POST', `scenes/${encodeURIComponent(scene)}/load`, {})
        : await call('PUT', 'scene', scene)),
    scene: () => call('GET', 'scene'),
    reset: async () => void (await call('POST', 'reset', {})),
    addRule: async (rule) => void (await call('POST', 'rules', rule)),
    clearRules: async () => void (await call('DELETE', 'rules')),
    rows: (table) => ({
      list: () => call('GET', `db/${table}`),
      add: (row) => call('POST', `db/${table}`, row),
      change: (id, fields) => call('PATCH', `db/${table}/${encodeURIComponent(id)}`, fields),
      remove: async (id) => void (await call('DELETE', `db/${table}/${encodeURIComponent(id)}`)),
    }),
    freezeClock: async (freeze) => void (await call('POST', 'clock', { freeze })),
    advance: async (advanceMs) => void (await call('POST', 'clock', { advanceMs })),
    messages: (to) => call('GET', `messages${query('to', to)}`),
    requests: (operation) => call('GET', `requests${query('operation', operation)}`),
    moveQr: async (session, move) => void (await call('POST', `qr/${session}/${move}`, {})),
    setUpstream: async (upstream) =>
      void (upstream ? await call('PUT', 'upstream', upstream) : await call('DELETE', 'upstream')),
  };
}
