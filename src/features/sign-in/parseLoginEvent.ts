import { isRecord } from '#lib/object/isRecord.ts';

/**
 * What a login event asks for (D2). Scripts of the page put anything into one: what cannot be read asks for nothing, and
 * keeps no later event from being heard.
 */
export function parseLoginEvent(detail: unknown): { redirect?: unknown; loginMode?: unknown } {
  try {
    const { redirect, loginMode } = isRecord(detail) ? detail : {};
    return { redirect, loginMode };
  } catch {
    return {};
  }
}
