export interface DocumentedProp {
  name: string;
  type: string;
  isRequired: boolean;
  /** As in the source; empty for none. */
  byDefault: string;
  /** The comment at its declaration; empty for none. */
  about: string;
}

export interface DocumentedProps {
  /** The type that the properties extend; empty for none. */
  also: string;
  props: readonly DocumentedProp[];
  /** Interfaces of the same source that the types of the properties name, such as an item. */
  types: readonly { name: string; props: readonly DocumentedProp[] }[];
}
