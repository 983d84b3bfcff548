/** Names of an Accept-Encoding header that are wanted at all: a quality of 0 refuses one. */
function wanted(header: string): Set<string> {
  return new Set(
    header.split(',').flatMap((item) => {
      const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
      const quality =
        parameters
          .find((parameter) => /^q\s*=/.test(parameter))
          ?.split('=')[1]
          ?.trim() ?? '1';
      return Number(quality) > 0 ? [name] : [];
    }),
  );
}

/**
 * Chooses among the encodings that there are, in their order: a host's preference counts, not the visitor's weights.
 * `*` names none, as nginx reads it.
 * @returns nothing when the file itself is to be sent
 */
export function negotiate<Encoding extends { name: string }>(
  header: string | undefined,
  available: readonly Encoding[],
): Encoding | undefined {
  const names = wanted(header ?? '');
  return available.find(({ name }) => names.has(name));
}

/** True when If-None-Match names the tag: what the visitor has is what would be sent. */
export function isSame(header: string | undefined, etag: string): boolean {
  return (header ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === '*' || tag === etag);
}
