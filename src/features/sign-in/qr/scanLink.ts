/**
 * The URL in the QR code. The app reads its parameters; a camera opens an explanatory page. Without
 * a session it only opens that page.
 */
export function scanLink(origin: string, qrSession = ''): string {
  return `${origin}/browser/open?type=scanLogin&sessionId=${encodeURIComponent(qrSession)}`;
}
