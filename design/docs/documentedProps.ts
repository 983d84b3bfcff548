export interface DocumentedProp {
  name: string;
  type: string;
  isRequired: boolean;
  /** What it is where nobody gives it, as the source says; empty for none. */
  byDefault: string;
  /** The comment at its declaration; empty where the name says it all. */
  about: string;
}

/** The properties of a component, as its source declares them. */
export interface DocumentedProps {
  /** What its properties extend; empty for nothing. */
  also: string;
  props: readonly DocumentedProp[];
}
