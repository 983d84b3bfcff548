import type { ReactNode } from 'react';
import type { Phrases } from '../../translations/phrases';

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

/** The content of a component's page, in English: for designers and developers, not for users. */
export interface ComponentDocumentation {
  /** Its exported name. */
  name: string;
  /** What else its users import. */
  parts?: readonly string[] | undefined;
  /** One sentence that says what it is. */
  lead: string;
  use: readonly string[];
  /** When not to use it, with an alternative. */
  avoid: readonly string[];
  /** The same content done well and badly, each with its reason. */
  guidance?: Record<'good' | 'bad', { show: ReactNode; why: string }> | undefined;
  matrix?: MatrixDocumentation | undefined;
  /** What the matrix does not show. */
  states: readonly StateDocumentation[];
  /** The effect of each key; or, as text, why there are none. Absent for text and decoration. */
  keyboard?: readonly (readonly [keys: string, does: string])[] | string | undefined;
  /** Where its name for assistive technology comes from. */
  accessibleName?: string | undefined;
  /** Rules for texts, and for languages with longer ones. */
  content: readonly string[];
}
