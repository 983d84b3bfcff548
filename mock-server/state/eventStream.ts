/** Events of a namespace, for the pages that watch it. */
export type NamespaceEvent =
  | 'message'
  | 'running'
  | 'request'
  | 'log'
  | 'reset'
  | 'clock'
  | 'rules'
  | 'browser'
  | 'namespaces'
  | 'db'
  | 'qr'
  | 'scenes'
  | 'upstream';
export type Listener = (event: NamespaceEvent, data: unknown) => void;

export interface EventStream {
  publish(event: NamespaceEvent, data: unknown): void;
  /** @returns a function that ends the subscription */
  subscribe(listener: Listener): () => void;
}

/** Creates a stream that calls every listener synchronously. */
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
