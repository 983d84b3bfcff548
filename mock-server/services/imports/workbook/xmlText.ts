const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes a text for XML. */
function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');
}

// oxlint-disable-next-line no-control-regex -- XML 1.0 cannot hold them, not even escaped
const NOT_IN_XML = /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

/**
 * A cell's text in a sheet's XML. Characters that XML cannot contain are written as `_x000D_`
 * (ECMA-376 part 1, 22.4.2.4). In a text that looks like such an escape, the underscore is escaped.
 */
export function cellXml(text: string): string {
  return escapeXml(text.replace(NOT_IN_XML, '').replace(/_(?=x[\da-fA-F]{4}_)/g, '_x005F_'));
}
