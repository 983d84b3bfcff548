import type { Values } from './controlsOf';

export interface Written {
  /** The code of the children, if they are not text. */
  children?: string;
  /** Properties that the state of the caller controls: the code names a variable for each. */
  variables?: readonly string[];
  /** The code of elements. */
  nodes?: readonly { element: unknown; code: string }[];
}

/** The longest element on one line, in characters. */
const ONE_LINE = 72;

function attributeText(name: string, value: unknown): string {
  if (value === true) return name;
  if (typeof value === 'string') {
    const mark = ['"', "'"].find((each) => !value.includes(each) && !value.includes('&'));
    if (mark !== undefined) return `${name}=${mark}${value}${mark}`;
  }
  // Objects, functions and elements are variables of the same name.
  return ['string', 'number', 'boolean'].includes(typeof value)
    ? `${name}={${JSON.stringify(value)}}`
    : `${name}={${name}}`;
}

/** Text with the signs of JSX, or none, is written as an expression. */
const childText = (text: string): string =>
  text === '' || /[{}<>&]/.test(text) ? `{${JSON.stringify(text)}}` : text;

/**
 * The code of an element. Properties that are undefined or have their default are omitted.
 * @param defaults the component's defaults
 * @param written the code of children that are not text, and the properties that are variables
 *   because the state of the caller controls them
 */
export function jsxText(
  component: string,
  values: Values,
  defaults: Values,
  { children: writtenChildren = '{children}', variables = [], nodes = [] }: Written = {},
): string {
  const { children, ...rest } = values;
  const attributes = Object.entries(rest)
    .filter(
      ([name, value]) =>
        variables.includes(name) || (value !== undefined && value !== defaults[name]),
    )
    .map(([name, value]) => {
      const node = nodes.find(({ element }) => element === value);
      if (node !== undefined) return `${name}={${node.code}}`;
      return variables.includes(name) ? `${name}={${name}}` : attributeText(name, value);
    });
  const content = typeof children === 'string' ? childText(children) : writtenChildren;
  const isEmpty = children === undefined;
  const head = [`<${component}`, ...attributes].join(' ');
  const line = isEmpty ? `${head} />` : `${head}>${content}</${component}>`;
  if (line.length <= ONE_LINE) return line;
  const broken = [`<${component}`, ...attributes.map((each) => `  ${each}`)].join('\n');
  if (isEmpty) return `${broken}\n/>`;
  const open = head.length < ONE_LINE ? head : `${broken}\n`;
  return `${open}>\n  ${content.replaceAll('\n', '\n  ')}\n</${component}>`;
}
