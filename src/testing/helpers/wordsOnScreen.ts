/** Attributes that are announced. */
const SPOKEN = [
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'aria-roledescription',
  'alt',
  'title',
  'placeholder',
] as const;

function textOfNode(node: Node): string[] {
  if (!(node instanceof Element))
    return node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : [];
  if (/^(?:SCRIPT|STYLE)$/.test(node.tagName)) return [];
  return [
    ...SPOKEN.map((name) => node.getAttribute(name) ?? ''),
    ...[...node.childNodes].flatMap(textOfNode),
  ];
}

/**
 * Everything that a user may see or hear of the page, including hidden parts and the title; without
 * white space only.
 */
export function wordsOnScreen(): string[] {
  return [document.title, ...textOfNode(document.body)]
    .map((text) => text.trim())
    .filter((text) => text !== '');
}
