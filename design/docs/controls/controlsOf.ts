import type { ReactElement } from 'react';
import type { DocumentedProp } from '../documentedProps';

/** The properties of an element, by name. */
export type Values = Readonly<Record<string, unknown>>;

/**
 * How a reader changes a property. An emptied control means `absent`: the property is omitted, or
 * has its default or first value, or is an empty text.
 */
export type Control = { name: string; absent: 'omitted' | 'initial' | 'empty' } & (
  | { kind: 'choice'; options: readonly (string | number)[] }
  | { kind: 'node'; element: ReactElement }
  | { kind: 'switch' | 'text' | 'number' }
);

/** What the types of the properties do not say, by their names. */
export interface ControlHints {
  /** The values to choose from; none for a property without a control. */
  choices?: Readonly<Record<string, readonly (string | number)[]>> | undefined;
  /** An element that a switch sets, with its code. */
  nodes?: Readonly<Record<string, { element: ReactElement; code: string }>> | undefined;
}

/** Properties whose effect is not visible, or that must not change. */
const WITHOUT_CONTROL = ['id', 'aria-describedby', 'accept', 'autoComplete', 'inPlace'];

const KINDS: Readonly<Record<string, 'switch' | 'text' | 'number'>> = {
  boolean: 'switch',
  string: 'text',
  number: 'number',
};

/** The value of a literal in source code; undefined for everything else. */
function literalValue(source: string): string | number | boolean | undefined {
  const [, word] = /^'([^']*)'$/.exec(source) ?? [];
  if (word !== undefined) return word;
  if (source === 'true' || source === 'false') return source === 'true';
  return source !== '' && Number.isFinite(Number(source)) ? Number(source) : undefined;
}

/** Controls of the same height are beside each other. */
const ORDER: readonly Control['kind'][] = ['choice', 'text', 'number', 'node', 'switch'];

function optionsOf(type: string): (string | number)[] | undefined {
  const values = type.split(' | ').map(literalValue);
  const options = values.filter((value) => typeof value === 'string' || typeof value === 'number');
  return options.length === values.length ? options : undefined;
}

/**
 * A control for each property with a type that has one.
 * @param initial the element's properties: a node is text if it is a string there
 */
export function controlsOf(
  props: readonly DocumentedProp[],
  initial: Values,
  { choices = {}, nodes = {} }: ControlHints = {},
): Control[] {
  const children = { name: 'children', type: 'ReactNode', isRequired: true, byDefault: '' };
  const controls = [...props.filter(({ name }) => name !== 'children'), children].flatMap<Control>(
    ({ name, type, isRequired, byDefault }) => {
      if (WITHOUT_CONTROL.includes(name)) return [];
      const given = choices[name];
      if (given?.length === 0) return [];
      if (given !== undefined) return [{ name, absent: 'initial', kind: 'choice', options: given }];
      const node = isRequired ? undefined : nodes[name];
      if (node !== undefined)
        return [{ name, absent: 'omitted', kind: 'node', element: node.element }];
      const isText = ['ReactNode', 'string'].includes(type) && typeof initial[name] === 'string';
      const kind = isText ? 'text' : KINDS[type];
      const hasDefault = literalValue(byDefault) !== undefined;
      const needed = kind === 'text' && !hasDefault ? 'empty' : 'initial';
      const absent = isRequired || hasDefault ? needed : 'omitted';
      if (kind !== undefined) return [{ name, absent, kind }];
      const options = optionsOf(type);
      return options === undefined ? [] : [{ name, absent, kind: 'choice', options }];
    },
  );
  return controls.sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
}

/** The values of the defaults that are literals. */
export const defaultsOf = (props: readonly DocumentedProp[]): Values =>
  Object.fromEntries(
    props
      .map(({ name, byDefault }) => [name, literalValue(byDefault)] as const)
      .filter(([, value]) => value !== undefined),
  );
