/** The names in an Accept-Encoding header, except those with quality 0. */
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
 * Chooses the first available encoding that the client accepts: the host's preference counts, not
 * the client's weights. `*` matches none, as in nginx.
 * @returns undefined if the file itself is to be sent
 */
export function negotiate<Encoding extends { name: string }>(
  header: string | undefined,
  available: readonly Encoding[],
): Encoding | undefined {
  const names = wanted(header ?? '');
  return available.find(({ name }) => names.has(name));
}

/** Whether If-None-Match contains the tag, so that the client has the current copy. */
export function isSame(header: string | undefined, etag: string): boolean {
  return (header ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === '*' || tag === etag);
}
