export interface TreeItem {
  id: string;
  /** The accessible name. */
  label: string;
  /** Below the label, and its description. */
  detail?: string | undefined;
  /** At the inline end, as a count. */
  note?: string | undefined;
  /** From 1. */
  level: number;
  /** Among those with the same parent; from 1. */
  position: number;
  setSize: number;
  /** Undefined for one that has nothing below. */
  expanded?: boolean | undefined;
  state: 'all' | 'some' | 'none';
  locked?: boolean | undefined;
  /** Whether what lies below is on its way. */
  loading?: boolean | undefined;
}
