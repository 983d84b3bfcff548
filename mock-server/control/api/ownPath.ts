const SOMEWHERE = 'http://here.invalid';

/** A path on our own origin; `/` for anything else, so that a link cannot lead to another site. */
export function ownPath(to: unknown): string {
  if (typeof to !== 'string' || !to.startsWith('/')) return '/';
  try {
    const { origin, pathname, search, hash } = new URL(to, SOMEWHERE);
    return origin === SOMEWHERE ? pathname.replace(/^\/+/, '/') + search + hash : '/';
  } catch {
    return '/';
  }
}
