const MAX_LEVELS = 64;
const MAX_VALUES = 200_000;
const MAX_TEXT_LENGTH = 1_000_000;
/** With more values than this, listing all violations takes seconds (P33). */
export const MANY_VALUES = 5000;
const MUCH_TEXT = 100_000;

export interface BodySize {
  /** The number of objects, lists and their elements, as far as they were counted. */
  values: number;
  /** Whether the body is too large to keep in the log. */
  isLarge: boolean;
  /** Why the body cannot be processed, if so. */
  problem: string | undefined;
}

/** Measures a body level by level, because recursion could overflow the stack. */
export function measureBody(body: unknown): BodySize {
  let [values, characters] = [0, 0];
  const large = (problem: string): BodySize => ({ values, isLarge: true, problem });
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    values += level.length;
    if (depth > MAX_LEVELS) return large(`the body has more than ${MAX_LEVELS} levels`);
    if (values > MAX_VALUES) return large(`the body has more than ${MAX_VALUES} values`);
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value === 'string') {
        characters += value.length;
        if (value.length > MAX_TEXT_LENGTH)
          return large(`a text of the body has more than ${MAX_TEXT_LENGTH} characters`);
      } else if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)) {
        for (const [name, inner] of Object.entries(value)) {
          characters += name.length;
          next.push(inner);
        }
      }
    }
    level = next;
  }
  return { values, isLarge: values > MANY_VALUES || characters > MUCH_TEXT, problem: undefined };
}
