import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, WRITTEN_AS } from './allowed';

/** A comment, another non-element, the beginning of a tag, text, or a lone `<`. */
const TOKEN =
  /<!--(?:-?>|[\s\S]*?(?:--!?>|$))|<[!?][^>]*>?|<\/(?![a-z])[^>]*>?|<(\/?)([a-z][^\s/>]*)|[^<]+|</giy;
const ATTRIBUTE =
  /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)(?:"|$)|'([^']*)(?:'|$)|([^\s>]*)))?/gy;
const TAG_END = /[\s/]*>/gy;
/** Elements whose content is not markup, up to their end tag. */
const RAW = /^(?:script|style|title|textarea|xmp|iframe|noembed|noframes|noscript|plaintext)$/;
/** Elements with the language and direction of the whole text. */
const PAGE = /^(?:html|body)$/;

/** Reads text at a moving position. */
class Reader {
  position = 0;
  constructor(readonly text: string) {}

  next(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.position;
    const match = pattern.exec(this.text);
    if (match) this.position = pattern.lastIndex;
    return match;
  }
}

/**
 * Replaces `dir=auto` until the tree is complete, because the parser and each copy would compute
 * the direction again with every node.
 */
export const FOUND_LATER = 'later';

/**
 * The allowed attributes of the tag at the reader, the first of each name; undefined when the tag
 * never ends.
 */
function attributesAt(reader: Reader): string | undefined {
  const attributes = new Map<string, string>();
  while (!reader.next(TAG_END)) {
    const match = reader.next(ATTRIBUTE);
    if (!match) return undefined;
    const [, key = '', double, single, bare] = match;
    const name = key.toLowerCase();
    if (!ALLOWED_ATTRIBUTES.has(name) || attributes.has(name)) continue;
    const value = double ?? single ?? bare ?? '';
    attributes.set(name, name === 'dir' && /^auto$/i.test(value) ? FOUND_LATER : value);
  }
  // `complexity` scans the result and takes the first `>` for the end of the tag.
  const escape = (value: string) => value.replaceAll('"', '&quot;').replaceAll('>', '&gt;');
  return [...attributes].map(([name, value]) => ` ${name}="${escape(value)}"`).join('');
}

function skipRaw(reader: Reader, name: string): void {
  const end = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  end.lastIndex = reader.position;
  reader.position = end.test(reader.text) ? end.lastIndex : reader.text.length;
  if (reader.position < reader.text.length) attributesAt(reader);
}

/**
 * Rewrites an HTML text with only allowed tags, allowed attributes and words; other block elements
 * keep their line breaks. The sanitizer alone decides what is safe. This runs first because
 * Chromium applies the content security policy during parsing: each `style` of a text pasted from a
 * word processor, and each handler of a hostile one, would be reported as a violation. It also
 * removes thousands of attributes before anything loops over them.
 */
export function filterMarkup(html: string): string {
  const reader = new Reader(html);
  let markup = '';
  for (let token = reader.next(TOKEN); token !== null; token = reader.next(TOKEN)) {
    const [text, slash, tagName] = token;
    if (tagName === undefined) {
      if (!text.startsWith('<')) markup += text;
      else if (text === '<') markup += '&lt;';
      continue;
    }
    const tag = tagName.toLowerCase();
    const name = WRITTEN_AS.get(tag) ?? tag;
    const attributes = attributesAt(reader);
    if (attributes === undefined) break;
    if (slash === '' && RAW.test(name)) skipRaw(reader, name);
    if (ALLOWED_TAGS.has(name) || PAGE.test(name))
      markup += `<${slash}${name}${slash === '' ? attributes : ''}>`;
  }
  return markup;
}
