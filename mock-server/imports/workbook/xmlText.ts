const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** A text as XML writes it. */
function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');
}

/** The text that XML has written; references that mean nothing stay as they are. */
export function unescapeXml(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return named[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/**
 * A cell's text as a sheet's XML writes it. What XML cannot hold stands there as `_x000D_` (ECMA-376 part 1, 22.4.2.4); of a
 * text that looks like it, the underscore is written so.
 */
export function cellXml(text: string): string {
  // oxlint-disable-next-line no-control-regex -- XML 1.0 cannot hold them, not even escaped
  return escapeXml(text.replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '').replace(/_(?=x[\da-fA-F]{4}_)/g, '_x005F_'));
}

/** The text that `cellXml` and other programs have written, as the dialog shows it. */
export function cellText(xml: string): string {
  return unescapeXml(xml).replace(/_x([\da-fA-F]{4})_/g, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** XML without its comments, and with its CDATA written as other texts are. In linear time: one without an end ends it all. */
export function withoutMarks(xml: string): string {
  const mark = /<!(?:--|\[CDATA\[)/g;
  let plain = '';
  let at = 0;
  for (let found = mark.exec(xml); found !== null; found = mark.exec(xml)) {
    const isComment = found[0] === '<!--';
    plain += xml.slice(at, found.index);
    const end = xml.indexOf(isComment ? '-->' : ']]>', mark.lastIndex);
    if (end < 0) return plain;
    if (!isComment) plain += escapeXml(xml.slice(mark.lastIndex, end));
    at = end + ']]>'.length;
    mark.lastIndex = at;
  }
  return plain + xml.slice(at);
}
