import type { Values } from './controlsOf';

/** The longest element on one line, in characters. */
const ONE_LINE = 72;

function attributeText(name: string, value: unknown): string {
  if (value === true) return name;
  if (typeof value === 'string' && !value.includes('"')) return `${name}="${value}"`;
  // Objects, functions and elements are variables of the same name.
  return ['string', 'number', 'boolean'].includes(typeof value)
    ? `${name}={${JSON.stringify(value)}}`
    : `${name}={${name}}`;
}

/**
 * The code of an element. Properties that are undefined or have their default are omitted.
 * @param defaults the component's defaults
 * @param writtenChildren the code of children that are not text
 */
export function jsxText(
  component: string,
  values: Values,
  defaults: Values,
  writtenChildren = '{children}',
): string {
  const { children, ...rest } = values;
  const attributes = Object.entries(rest)
    .filter(([name, value]) => value !== undefined && value !== defaults[name])
    .map(([name, value]) => attributeText(name, value));
  const content = typeof children === 'string' ? children : writtenChildren;
  const isEmpty = children === undefined || children === '';
  const head = [`<${component}`, ...attributes].join(' ');
  const line = isEmpty ? `${head} />` : `${head}>${content}</${component}>`;
  if (line.length <= ONE_LINE) return line;
  const broken = [`<${component}`, ...attributes.map((each) => `  ${each}`)].join('\n');
  if (isEmpty) return `${broken}\n/>`;
  const open = head.length < ONE_LINE ? head : `${broken}\n`;
  return `${open}>\n  ${content.replaceAll('\n', '\n  ')}\n</${component}>`;
}
