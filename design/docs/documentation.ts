import type { ReactNode } from 'react';

/** A part of the specimen that has a name of its own. */
export interface AnatomyPart {
  name: string;
  about: string;
  /** CSS selector of the part inside the specimen; the first that fits. */
  find: string;
  /** The side of the specimen that the number stands on. */
  at?: 'top' | 'bottom' | undefined;
}

/**
 * A look that comes and goes with pointer, focus or press, held still so that it can be seen: `over` is a file above
 * it, `pointed` a pointer that has come, `opened` one press.
 */
export type ForcedState = 'hover' | 'focus' | 'active' | 'over' | 'pointed' | 'opened';

export interface StateDocumentation {
  /** In words, as "Focus visible"; its story is exported by the same words: `FocusVisible`. */
  name: string;
  about: string;
  show: ReactNode;
  /** Holds the look of what the selector finds. */
  force?: { state: ForcedState; on: string } | undefined;
  /** Lies over the page: shown in a window of its own, so high (px). */
  overlay?: number | undefined;
}

/** What a page about a component says, in English: for those who design and build, not for visitors. */
export interface ComponentDocumentation {
  /** As it is imported. */
  name: string;
  /** Title of its stories in Ladle. */
  title: string;
  /** One sentence: what it is. */
  lead: string;
  use: readonly string[];
  /** When not, and what then. */
  avoid: readonly string[];
  anatomy: { specimen: ReactNode; parts: readonly AnatomyPart[] };
  states: readonly StateDocumentation[];
  /** What each key does; or, in words, why there are none. */
  keyboard: readonly (readonly [keys: string, does: string])[] | string;
  /** What assistive technology calls it: where that comes from, and what it is in the specimen (where it is anything). */
  accessibleName: { from: string; role?: string | undefined; name?: string | undefined };
  /** Rules for words, and for languages that need more of them. */
  content: readonly string[];
}

/** The name of the export that tells a state: `FocusVisible` for "Focus visible". */
export function exportOf(state: string): string {
  return state
    .split(/[\s-]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

/** The states that pointer and focus give to every control. @param on selector of the control in what is shown */
export function pointerStates(show: ReactNode, on: string): StateDocumentation[] {
  return [
    { name: 'Rest', about: 'Nobody is near.', show },
    { name: 'Hover', about: 'The pointer is over it.', show, force: { state: 'hover', on } },
    {
      name: 'Focus visible',
      about: 'Focus came by keyboard: the ring.',
      show,
      force: { state: 'focus', on },
    },
    { name: 'Active', about: 'While it is pressed.', show, force: { state: 'active', on } },
  ];
}
