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
  setSize: number;
  /** Undefined for an item without children. */
  expanded?: boolean | undefined;
  state: 'all' | 'some' | 'none';
  locked?: boolean | undefined;
  /** Whether the children are loading. */
  loading?: boolean | undefined;
}
