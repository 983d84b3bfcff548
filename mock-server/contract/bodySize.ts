const MOST_LEVELS = 64;
const MOST_VALUES = 200_000;
const LONGEST_TEXT = 1_000_000;
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
    if (depth > MOST_LEVELS) return large(`the body has more than ${MOST_LEVELS} levels`);
    if (values > MOST_VALUES) return large(`the body has more than ${MOST_VALUES} values`);
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value === 'string') {
        characters += value.length;
        if (value.length > LONGEST_TEXT)
          return large(`a text of the body has more than ${LONGEST_TEXT} characters`);
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
