/** A set of listeners. One that unsubscribes during a notification still receives that one. */
export interface Listeners {
  /** @returns the unsubscribe function */
  subscribe(listener: () => void): () => void;
  tell(): void;
}

/** Creates an empty set of listeners, which are called in the order of subscription. */
export function makeListeners(): Listeners {
  let listeners: readonly (() => void)[] = [];
  return {
    subscribe: (listener) => {
      listeners = [...listeners, listener];
      return () => {
        listeners = listeners.filter((one) => one !== listener);
      };
    },
    tell: () => listeners.forEach((listener) => listener()),
  };
}
