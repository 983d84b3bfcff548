export interface TreeItem {
  id: string;
  /** The accessible name. */
  label: string;
  /** Below the label, and its description. */
  detail?: string | undefined;
  /** At the inline end, for example a count. */
  note?: string | undefined;
  /** From 1. */
  level: number;
  /** Position among its siblings; from 1. */
  position: number;
  /** How many siblings there are, with itself. */
  setSize: number;
  /** Undefined for an item without children. */
  expanded?: boolean | undefined;
  /** How much of it and below it is chosen. */
  state: 'all' | 'some' | 'none';
  /** Announced as disabled; it can still be reached and read. */
  locked?: boolean | undefined;
  /** Whether the children are loading. */
  loading?: boolean | undefined;
}
