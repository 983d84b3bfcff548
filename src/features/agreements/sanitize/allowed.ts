const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

export const ALLOWED_TAGS = words(
  `h1 h2 h3 h4 h5 h6 p br hr b strong i em u s small ul ol li dl dt dd table caption thead tbody tfoot tr th td
  blockquote q pre code a span div sub sup section article bdi`,
);

const as = (name: string, tags: string): [string, string][] =>
  [...words(tags)].map((tag) => [tag, name]);

/**
 * Replacements for block elements that an agreement may not have, so that their words do not run
 * together. Lists stay lists; an option, which needs no end tag, becomes an element that needs none
 * either. Marked changes are unified.
 */
export const WRITTEN_AS: ReadonlyMap<string, string> = new Map([
  ...as(
    'div',
    'address aside center details dialog fieldset figcaption figure footer form header hgroup legend main nav optgroup search summary',
  ),
  ...as('ul', 'dir menu'),
  ...as('p', 'option'),
  // Deleted clauses must not read as if they were valid.
  ...as('s', 'del strike'),
  ...as('u', 'ins'),
]);

/**
 * List numbers are part of the text, because clauses refer to them. `id` and `name` are only kept
 * as link targets until `settleLinks` removes them.
 */
export const ALLOWED_ATTRIBUTES = words(
  'href lang dir start type reversed value colspan rowspan scope id name',
);
