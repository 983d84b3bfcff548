export interface DocumentedProp {
  name: string;
  type: string;
  isRequired: boolean;
  /** The default value as in the source; empty for none. */
  byDefault: string;
  /** The comment at its declaration; empty if there is none. */
  about: string;
}

export interface DocumentedProps {
  /** The type that the properties extend; empty for none. */
  also: string;
  props: readonly DocumentedProp[];
  /** Interfaces of the same source that the types of the properties name, such as an item. */
  types: readonly { name: string; props: readonly DocumentedProp[] }[];
}
