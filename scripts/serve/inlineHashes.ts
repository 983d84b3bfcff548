import { createHash } from 'node:crypto';

export interface InlineHashes {
  /** `'sha256-…'` of each inline script that runs, in the policy's form. */
  scripts: readonly string[];
  styles: readonly string[];
}

const ATTRIBUTES = '(?:[^>"\']|"[^"]*"|\'[^\']*\')*';
const ELEMENT = new RegExp(`<(script|style)(${ATTRIBUTES})>([\\s\\S]*?)</\\1\\s*>`, 'gi');
/**
 * `type` values of scripts that run or control what runs. All others are data, which policies do
 * not restrict.
 */
const RUNS =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:javascript|ecmascript))$/i;

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64')}'`;
}

function attribute(attributes: string, name: string): string | undefined {
  const match = new RegExp(
    `(?:^|\\s)${name}(?:\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+)))?(?=\\s|/|$)`,
    'i',
  ).exec(attributes);
  return match === null ? undefined : (match[1] ?? match[2] ?? match[3] ?? '');
}

/**
 * The hashes that a content security policy needs for the inline scripts and styles of a built
 * page.
 */
export function inlineHashes(html: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, name = '', attributes = '', text = ''] of html.matchAll(ELEMENT)) {
    if (name.toLowerCase() === 'style') styles.add(hashOf(text));
    else if (
      attribute(attributes, 'src') === undefined
      && RUNS.test(attribute(attributes, 'type') ?? '')
    )
      scripts.add(hashOf(text));
  }
  return { scripts: [...scripts], styles: [...styles] };
}

/**
 * What the policy blocks in a page in any case: handlers and styles in attributes.
 * @returns one text for each
 */
export function blockedAttributes(html: string): string[] {
  const markup = html.replace(ELEMENT, '').replace(/<!--[\s\S]*?-->/g, '');
  const tags = [...markup.matchAll(new RegExp(`<[a-z][\\w-]*(${ATTRIBUTES})>`, 'gi'))];
  return tags.flatMap(([tag, attributes = '']) => {
    const names = attributes.replace(/"[^"]*"|'[^']*'/g, '""');
    return /\s(?:style|on[a-z]+)\s*=/i.test(names) ? [tag.slice(0, 160)] : [];
  });
}

/** The hashes of several pages, each once. */
export function allInlineHashes(pages: readonly string[]): InlineHashes {
  const each = pages.map(inlineHashes);
  return {
    scripts: [...new Set(each.flatMap(({ scripts }) => scripts))].sort(),
    styles: [...new Set(each.flatMap(({ styles }) => styles))].sort(),
  };
}
