/** What happened in a namespace, for the page that watches it. */
export type SpaceEvent =
  'message' | 'request' | 'reset' | 'clock' | 'faults' | 'scenarios' | 'snapshots' | 'db' | 'qr';
export type Listener = (event: SpaceEvent, data: unknown) => void;

export interface EventStream {
  publish(event: SpaceEvent, data: unknown): void;
  /** @returns a function that ends the subscription */
  subscribe(listener: Listener): () => void;
}

/** Makes a stream that tells every listener at once. */
export function makeEventStream(): EventStream {
  const listeners = new Set<Listener>();
  return {
    publish(event, data) {
      for (const listener of listeners) listener(event, data);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
