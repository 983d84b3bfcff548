/** The id of a heading, for links to its section. */
export const headingId = (title: string): string =>
  title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
