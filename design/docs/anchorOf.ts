/** The id of a heading or of a row, for links to it. */
export const anchorOf = (words: string): string =>
  words.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
