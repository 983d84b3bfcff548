import { isRecord } from '#lib/object/isRecord.ts';

/**
 * Reads the detail of a login event. Scripts of the page can send anything: unreadable details
 * request nothing, and later events still work.
 */
export function parseLoginEvent(detail: unknown): { redirect?: unknown; loginMode?: unknown } {
  try {
    const { redirect, loginMode } = isRecord(detail) ? detail : {};
    return { redirect, loginMode };
  } catch {
    return {};
  }
}
