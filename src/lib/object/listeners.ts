/** Who wants to hear of something. Whoever leaves while it is told is still told this once. */
export interface Listeners {
  /** @returns the way to leave */
  subscribe(listener: () => void): () => void;
  tell(): void;
}

/** An empty circle of listeners, who are told in the order in which they came. */
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
