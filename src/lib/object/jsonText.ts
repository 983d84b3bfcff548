/** The value of a JSON text; `undefined`, which JSON cannot say, when there is none or it is unreadable. Never throws. */
export function parseJson(text: string | null | undefined): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
