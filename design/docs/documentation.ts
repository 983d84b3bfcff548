import type { ReactNode } from 'react';
import type { Phrases } from '../../translations/phrases';

/** Content in the words of the product. */
export type Draw = (phrases: Phrases) => ReactNode;

/** A temporary look, kept visible: `over` is a dragged file above it, `opened` one press. */
export type ForcedState = 'hover' | 'focus' | 'active' | 'over' | 'opened';

/** What covers the page, and therefore has a story and a window of its own. */
export interface OverlayDocumentation {
  /** Its story is exported with this name. */
  name: string;
  show: Draw;
  /** Size of the window, px; without a height, several windows show it. */
  width?: number;
  height?: number;
}

/** Content, or the name of the overlay that shows it. */
export type LiveContent = Draw | string;

/** A part of a component: its name, its selector, and the edge that has its number. */
export type Part = readonly [
  name: string,
  selector: string,
  edge?: 'start' | 'end' | 'top' | 'bottom',
];

/** The table of a component: each variant at rest, under the pointer, and so on. */
export interface MatrixDocumentation {
  /** Selector of the control, or of the element that shows each state; none for what is no control. */
  on?: string | Partial<Record<ForcedState, string>> | undefined;
  pointer?: readonly ForcedState[] | undefined;
  variants: Readonly<Record<string, object>>;
  /** Properties of each further state, by its name. */
  states?: ((phrases: Phrases) => Readonly<Record<string, object>>) | undefined;
  /** `id` differs in each cell. */
  show: (props: never, phrases: Phrases, id: string) => ReactNode;
}

/** The content of a component's page, in English: for designers and developers, not for users. */
export interface ComponentDocumentation {
  name: string;
  parts?: readonly string[] | undefined;
  lead: string;
  /** The story of a screen that follows these rules. */
  story: string;
  use: readonly string[];
  avoid: readonly string[];
  /** The same content done well and badly, each with its reason; or why there is no picture. */
  guidance: Record<'good' | 'bad', { show: LiveContent; why: string }> | string;
  anatomy?: { show: LiveContent; parts: readonly Part[] } | undefined;
  matrix?: MatrixDocumentation | undefined;
  overlays?: readonly OverlayDocumentation[] | undefined;
  /** The effect of each key. Absent where it has none. */
  keyboard?: readonly (readonly [keys: string, does: string])[] | undefined;
  /** Where its name for assistive technology comes from. */
  accessibleName?: string | undefined;
  /** Rules for texts, and for languages with longer ones. */
  content?: readonly string[] | undefined;
}
