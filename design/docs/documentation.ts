import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { Phrases } from '../../translations/phrases';
import type { ControlHints, Values } from './controls/controlsOf';
import type { Written } from './controls/jsxText';

/** A part of the specimen with its own name. */
export interface AnatomyPart {
  name: string;
  about: string;
}

/**
 * A temporary look, kept visible: `over` is a dragged file above it, `opened` one press.
 */
export type ForcedState = 'hover' | 'focus' | 'active' | 'over' | 'opened';

export interface StateDocumentation {
  /** For example "Focus visible"; its story is exported as `FocusVisible`. */
  name: string;
  about: string;
  show: ReactNode;
  /** Keeps the look of the element that the selector finds. */
  force?: { state: ForcedState; on: string } | undefined;
  /** An overlay: shown in a separate window with this height, px. */
  overlay?: number | undefined;
}

/** The table of an interactive component: each variant at rest, under the pointer, and so on. */
export interface MatrixDocumentation {
  /** Selector of the control, or of the element that shows each state. */
  on: string | Partial<Record<ForcedState, string>>;
  pointer?: readonly ('hover' | 'focus' | 'active')[] | undefined;
  /** Properties of each variant, by its name. */
  variants: Readonly<Record<string, object>>;
  /** Properties of each further state, by its name. */
  states?: ((phrases: Phrases) => Readonly<Record<string, object>>) | undefined;
  /** The component in the words of the product; `id` differs in each cell. */
  show: (props: never, phrases: Phrases, id: string) => ReactNode;
}

/** A component whose properties a reader can change on its page. */
export interface TryOutDocumentation extends ControlHints {
  /** The component with the properties of a usual use. */
  element: ReactElement;
  /** What its code cannot say by its values. */
  written?: Written | undefined;
  /** A button that shows an element that is not visible at first, by changing its properties. */
  start?: { label: string; values: Values } | undefined;
  /** Properties that the caller computes from the others. */
  derive?: ((values: Values) => Values) | undefined;
  /**
   * What the call of a handler changes, by the handler's name, so that a controlled component
   * works. It gets the handler's first argument and the current properties.
   */
  live?: Readonly<Record<string, (value: never, known: Values) => Values>> | undefined;
}

/** The content of a component's page, in English: for designers and developers, not for users. */
export interface ComponentDocumentation {
  /** Its exported name. */
  name: string;
  /** What else its users import. */
  parts?: readonly string[] | undefined;
  /** Title of its stories in Ladle. */
  title: string;
  /** One sentence that says what it is. */
  lead: string;
  use: readonly string[];
  /** When not to use it, with an alternative. */
  avoid: readonly string[];
  /** A file that works when it is copied, with its source. */
  example: { Example: ComponentType; code: string };
  /** Absent if there is nothing to change but texts. */
  tryOut?: TryOutDocumentation | undefined;
  /** The same content done well and badly, each with its reason. */
  guidance: Record<'good' | 'bad', { show: ReactNode; why: string }>;
  /** The parts of a compound component. */
  anatomy?: { specimen: ReactNode; parts: readonly AnatomyPart[] } | undefined;
  matrix?: MatrixDocumentation | undefined;
  /** What the matrix does not show. */
  states: readonly StateDocumentation[];
  /** The effect of each key; or, as text, why there are none. */
  keyboard: readonly (readonly [keys: string, does: string])[] | string;
  /** Where its name for assistive technology comes from. */
  accessibleName: string;
  /** Rules for texts, and for languages with longer ones. */
  content: readonly string[];
  /** Names of components that people also look for. */
  related: readonly string[];
}

/** The export name of a state: `FocusVisible` for "Focus visible". */
export function exportOf(state: string): string {
  return state
    .split(/[\s-]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
