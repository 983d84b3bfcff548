export const anchorOf = (words: string): string =>
  words.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
