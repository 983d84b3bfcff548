/**
 * The URL in the QR code (specification 2). The app reads its parameters; a camera opens an
 * explanatory page (D1). Without a session it only opens that page.
 */
export function scanLink(origin: string, qrSession = ''): string {
  return `${origin}/browser/open?type=scanLogin&sessionId=${encodeURIComponent(qrSession)}`;
}
