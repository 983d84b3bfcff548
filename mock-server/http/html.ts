/** A piece of HTML that may be put into a page as it is. */
export class Html {
  constructor(readonly text: string) {}
}

/** What may stand in a template. Nothing and false leave no trace. */
type Part = string | number | Html | readonly Html[] | undefined | false;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function textOf(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(({ text }) => text).join('');
  return String(part).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/** Template of HTML: whatever is put in becomes text, but what is `Html` already. */
export function html(literals: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(literals.map((literal, index) => literal + textOf(parts[index])).join(''));
}

/** Plain words with `code` in backquotes. */
export function prose(text: string | undefined): Html {
  return new Html(
    (text ?? '')
      .split('`')
      .map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>`.text : textOf(part)))
      .join(''),
  );
}
