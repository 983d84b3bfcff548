/** A set of listeners. One that unsubscribes during a notification still receives that one. */
interface Listeners {
  /** @returns the unsubscribe function */
  subscribe(listener: () => void): () => void;
  tell(): void;
}

/** Creates an empty set of listeners, which are called in the order of subscription. */
function makeListeners(): Listeners {
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

export interface PageVisibility {
  /** Whether the page is hidden (background tab, screen off) and no input proves the opposite. */
  hidden(): boolean;
  /**
   * Calls back when the page is hidden, shown, or proven visible by input. Returns the unsubscribe
   * function.
   */
  onVisibility(listener: () => void): () => void;
}

/** Input that only a user who sees the page can give. */
const INPUT = ['pointerdown', 'pointermove', 'keydown'];

/**
 * Whether the page is visible. The browser's state is only a hint (P1): some web views report every
 * page as hidden. Input to a hidden page proves that it is visible, until the browser reports a
 * change.
 */
export function pageSight(document: Document): PageVisibility {
  const { subscribe, tell } = makeListeners();
  let isProvenSeen = false;
  document.addEventListener('visibilitychange', () => {
    isProvenSeen = false;
    tell();
  });
  const noteInput = () => {
    if (!document.hidden || isProvenSeen) return;
    isProvenSeen = true;
    tell();
  };
  INPUT.forEach((name) =>
    document.addEventListener(name, noteInput, { capture: true, passive: true }),
  );
  return {
    hidden: () => document.hidden && !isProvenSeen,
    onVisibility: subscribe,
  };
}
