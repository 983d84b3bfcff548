export interface DocumentedProp {
  name: string;
  type: string;
  isRequired: boolean;
  byDefault: string;
  about: string;
}

export interface DocumentedProps {
  /** The type that the properties extend; empty for none. */
  also: string;
  props: readonly DocumentedProp[];
  /** Interfaces of the same source that the types of the properties name, such as an item. */
  types: readonly { name: string; props: readonly DocumentedProp[] }[];
}
