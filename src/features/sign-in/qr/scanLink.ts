/**
 * What the QR code says (specification 2): the app knows the parameters, an ordinary camera opens the page that
 * explains (D1). Without a session it leads there too, and is good for nothing else.
 */
export function scanLink(origin: string, session = ''): string {
  return `${origin}/browser/open?type=scanLogin&sessionId=${encodeURIComponent(session)}`;
}
