/** A piece of HTML that may be put into a page as it is. */
export class Html {
  constructor(readonly text: string) {}
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function textOf(value: unknown): string {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(textOf).join('');
  if (value === undefined || value === null || value === false) return '';
  return String(value).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/** Template of HTML: every value is escaped, but those that are `Html` already; nothing, null and false leave no trace. */
export function html(parts: TemplateStringsArray, ...values: unknown[]): Html {
  return new Html(parts.reduce((whole, part, index) => whole + textOf(values[index - 1]) + part));
}

/** Plain words with `code` in backquotes. */
export function prose(text: string | undefined): Html {
  return new Html((text ?? '').split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>`.text : textOf(part))).join(''));
}
