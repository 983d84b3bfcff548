/** Repeats a part of a text to about this many bytes of UTF-8. */
const fill = (part: string, bytes: number): string =>
  part.repeat(Math.max(1, Math.floor(bytes / new TextEncoder().encode(part).length)));
const nest = (tag: string, depth: number, inside: string): string =>
  `<${tag}>`.repeat(depth) + inside + `</${tag.split(' ', 1)[0] ?? ''}>`.repeat(depth);
const table = (rows: string): string => `<table>${rows}</table>`;

/**
 * Texts whose layout costs more than their size suggests, by what multiplies in them; each grows
 * with the requested size.
 */
export const expensiveTexts: Readonly<Record<string, (bytes: number) => string>> = {
  'spans of cells': (bytes) =>
    table(fill(`<tr>${'<td colspan=50 rowspan=50>x</td>'.repeat(20)}</tr>`, bytes)),
  'columns by rows': (bytes) =>
    table(`<tr>${fill('<td>x', bytes / 2)}</tr>${fill('<tr><td>x', bytes / 2)}`),
  'small cells': (bytes) => table(fill(`<tr>${'<td>x'.repeat(20)}</tr>`, bytes)),
  'words in cells': (bytes) =>
    table(fill(`<tr>${`<td>${'word '.repeat(40)}`.repeat(5)}</tr>`, bytes)),
  'small tables': (bytes) => fill('<table><tr><td>x</table>', bytes),
  'small tables in boxes': (bytes) => fill('<div><p>x</p><table><tr><td>x</table></div>', bytes),
  'headings where directions are found': (bytes) =>
    `<div dir=auto>${fill('<h1>x</h1><p>x</p>', bytes)}</div>`,
  'tables in tables': (bytes) => '<table><tr><td>'.repeat(10) + fill('word ', bytes),
  'marks on one letter': (bytes) => `<p>a${fill('\u0301', bytes)}`,
  'marks on many letters': (bytes) => `<p>${fill(`a${'\u0301'.repeat(200)} `, bytes)}`,
  'joined letters': (bytes) => `<p>${fill('\u0640', bytes)}`,
  'joined letters in words': (bytes) => `<p>${fill(`${'ب'.repeat(300)} `, bytes)}`,
  'syllables of one': (bytes) => `<p>${fill('क्', bytes)}`,
  'changes of script': (bytes) => `<p>${fill('a同ก', bytes)}`,
  'changes of script in lines': (bytes) => fill('<p>aअ同б</p>', bytes),
  'changes of direction': (bytes) => `<p>${fill('aא', bytes)}`,
  'embedded directions': (bytes) => `<p>${fill('a\u202aא\u202c', bytes)}`,
  'found directions': (bytes) => nest('div dir=auto', 90, `<p>${fill('1 ', bytes)}`),
  languages: (bytes) =>
    `<p>${Array.from({ length: bytes / 20 }, (_, index) => `<b lang=${(index + 370).toString(36)}>x同</b>`).join(' ')}`,
  'one word': (bytes) => `<p>${fill('x', bytes)}`,
  'one word in bold': (bytes) => `<p><b>${fill('x', bytes)}</b>`,
  'one Chinese line': (bytes) => `<p>${fill('同意', bytes)}`,
  'one line of words': (bytes) => fill('some words of it ', bytes),
  lines: (bytes) => `<p>${fill('x<br>', bytes)}`,
  'plain lines': (bytes) => fill('x\n', bytes),
  rules: (bytes) => fill('<hr>x', bytes),
  paragraphs: (bytes) => fill('<p>x</p>', bytes),
  'letters in bold': (bytes) => `<p>${fill('<b>x</b> ', bytes)}`,
  links: (bytes) => fill('<a href="https://x.example/">x</a> ', bytes),
  'marks and links to them': (bytes) => fill('<p id=a><a href="#a">x</a></p>', bytes),
  headings: (bytes) => fill('<h2>x</h2>', bytes),
  'long headings': (bytes) => fill(`<h2>${'word '.repeat(100)}</h2>`, bytes),
  'headings in headings': (bytes) => nest('h2><div', 90, fill('word ', bytes)),
  'numbered items': (bytes) => `<ol>${fill('<li value=5>x', bytes)}</ol>`,
  items: (bytes) => `<ol reversed>${fill('<li>x', bytes)}</ol>`,
  'lists in lists': (bytes) => nest('ol', 90, fill('<li>x', bytes)),
  'words in deep quotes': (bytes) => nest('blockquote', 90, fill('word ', bytes)),
  'words in deep lists': (bytes) => nest('ul', 90, fill('word ', bytes)),
  terms: (bytes) => `<dl>${fill('<dt>x<dd>y', bytes)}</dl>`,
  'letters in deep boxes': (bytes) => nest('span', 90, fill('<b>x</b> ', bytes)),
  attributes: (bytes) => fill('<p lang=en dir=rtl id=a name=b title=c>x</p>', bytes),
  'attributes after a bracket': (bytes) => fill('<p id=">" lang=en dir=rtl name=b>x</p>', bytes),
  'ordinary clauses': (bytes) =>
    fill(
      `<h2>1. Heading</h2>${`<p>${'The platform lets you take <b>courses</b> and exams. '.repeat(5)}</p>`.repeat(4)}`,
      bytes,
    ),
  'ordinary clauses in lists': (bytes) =>
    `<div><ol>${fill(`<li><p>${'The platform lets you take courses. '.repeat(8)}</p><ul><li>One<li>Two</ul>`, bytes)}</ol></div>`,
  'ordinary Chinese clauses': (bytes) =>
    fill(
      `<h3>第一条</h3><p>${'您同意遵守本协议的全部内容，并按照平台规则使用 App 服务。'.repeat(6)}</p>`,
      bytes,
    ),
};

/**
 * Ordinary texts: they must never be refused up to 300 KB, several times the size of agreements.
 */
export const ordinaryTexts: readonly string[] = Object.keys(expensiveTexts).filter((name) =>
  name.startsWith('ordinary'),
);
