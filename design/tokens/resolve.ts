import { oklchToHex } from './color';
import type { OklchColor } from './color';

/** A node of a DTCG file: a group, or a token if it has `$value`. */
export type TokenTree = { readonly [key: string]: unknown };

interface RawToken {
  type: string;
  value: unknown;
}

const isTree = (node: unknown): node is TokenTree => typeof node === 'object' && node !== null;

/** All tokens of a tree by dotted name; `$type` is inherited from the nearest group. */
function flatten(tree: TokenTree, path: string[] = [], parentType = ''): [string, RawToken][] {
  const type = typeof tree['$type'] === 'string' ? tree['$type'] : parentType;
  if ('$value' in tree) return [[path.join('.'), { type, value: tree['$value'] }]];
  return Object.entries(tree).flatMap(([key, node]) =>
    key.startsWith('$') || !isTree(node) ? [] : flatten(node, [...path, key], type),
  );
}

/** Resolves `{a.b}` references, also inside composite values, to plain values. */
function dereference(
  value: unknown,
  tokens: ReadonlyMap<string, RawToken>,
  trail: string[] = [],
): unknown {
  if (typeof value === 'string' && /^\{.+\}$/.test(value)) {
    const name = value.slice(1, -1);
    const target = tokens.get(name);
    if (!target) throw new Error(`Token reference {${name}} does not exist`);
    if (trail.includes(name)) throw new Error(`Token reference {${name}} is circular`);
    return dereference(target.value, tokens, [...trail, name]);
  }
  if (Array.isArray(value)) return value.map((item) => dereference(item, tokens, trail));
  if (isTree(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, dereference(item, tokens, trail)]),
    );
  }
  return value;
}

interface Dimension {
  value: number;
  unit: string;
}

interface ShadowLayer {
  color: OklchColor;
  offsetX: Dimension;
  offsetY: Dimension;
  blur: Dimension;
  spread: Dimension;
}

const length = ({ value, unit }: Dimension): string =>
  value === 0 && unit === 'px' ? '0' : `${value}${unit}`;
const family = (name: string): string => (/^[a-z-]+$/i.test(name) ? name : `'${name}'`);

/** The CSS form of each DTCG type. */
const cssOf: { readonly [type: string]: (value: never) => string } = {
  color: (value: OklchColor) => oklchToHex(value),
  dimension: length,
  duration: ({ value, unit }: Dimension) => `${value}${unit}`,
  number: (value: number) => String(value),
  fontWeight: (value: number) => String(value),
  fontFamily: (names: string[]) => names.map(family).join(', '),
  cubicBezier: (points: number[]) => `cubic-bezier(${points.join(', ')})`,
  shadow: (layers: ShadowLayer[]) =>
    layers
      .map((layer) =>
        [
          ...[layer.offsetX, layer.offsetY, layer.blur, layer.spread].map(length),
          oklchToHex(layer.color),
        ].join(' '),
      )
      .join(', '),
};

/**
 * Semantic tokens with plain values instead of references, as one DTCG tree.
 * @param primitive the tier that is only for references; the result does not contain it
 * @param semantic trees without a common group; the last one describes the result
 * @throws if a reference does not exist or is circular
 */
export function plainTokens(primitive: TokenTree, ...semantic: TokenTree[]): TokenTree {
  const tokens = new Map(flatten(primitive));
  return Object.assign({}, ...semantic.map((tree) => dereference(tree, tokens))) as TokenTree;
}

/**
 * CSS values of the semantic tokens by dotted name.
 * @param primitive the tier that is only for references; the result does not contain it
 * @throws if a reference does not exist or is circular, or a type is unknown
 */
export function resolveTokens(primitive: TokenTree, ...semantic: TokenTree[]): Map<string, string> {
  const tokens = new Map(flatten(primitive));
  return new Map(
    semantic
      .flatMap((tree) => flatten(tree))
      .map(([name, { type, value }]) => {
        const write = cssOf[type];
        if (!write) throw new Error(`Token ${name} has the unknown type "${type}"`);
        return [name, write(dereference(value, tokens) as never)];
      }),
  );
}
