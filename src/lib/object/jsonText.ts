/**
 * Parses JSON; `undefined`, which JSON cannot express, when the text is missing or invalid. Never
 * throws.
 */
export function parseJson(text: string | null | undefined): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** A text in parsed JSON; empty for anything else. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
