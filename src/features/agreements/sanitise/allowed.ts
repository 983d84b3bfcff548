const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Elements that an agreement may have: the structure of a text (D28). */
export const ALLOWED_TAGS = words(
  `h1 h2 h3 h4 h5 h6 p br hr b strong i em u s small ul ol li dl dt dd table caption thead tbody tfoot tr th td
  blockquote q pre code a span div sub sup section article bdi`,
);

const as = (name: string, tags: string): [string, string][] =>
  [...words(tags)].map((tag) => [tag, name]);

/**
 * What is written for elements that an agreement may not have, but that begin a line of their own: without anything their
 * words would run into the next ones. Lists stay lists; an option, which needs no end tag, becomes what needs none either.
 * Changes are marked in one way.
 */
export const WRITTEN_AS: ReadonlyMap<string, string> = new Map([
  ...as(
    'div',
    'address aside center details dialog fieldset figcaption figure footer form header hgroup legend main nav optgroup search summary',
  ),
  ...as('ul', 'dir menu'),
  ...as('p', 'option'),
  // What no longer holds must not read as if it did.
  ...as('s', 'del strike'),
  ...as('u', 'ins'),
]);

/** The numbers of a list belong to its words: clauses cite one another by them. `id` and `name` only as marks that links within the text may lead to; `settleLinks` takes them off. */
export const ALLOWED_ATTRIBUTES = words(
  'href lang dir start type reversed value colspan rowspan scope id name',
);
