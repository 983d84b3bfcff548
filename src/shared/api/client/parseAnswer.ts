import { parseJson } from '#lib/object/jsonText.ts';

/**
 * Levels; many times the contract's nesting. The store walks answers recursively, and its stack is
 * limited.
 */
const MAX_DEPTH = 100;

/**
 * Removes keys that look like inherited members: yup looks fields up by name and takes
 * `constructor` for a schema.
 */
function dropInheritedNames(record: object): void {
  for (const name of Object.keys(record)) {
    if (name in Object.prototype) Reflect.deleteProperty(record, name);
  }
}

/**
 * Parses an answer's JSON without keys that every object inherits (`__proto__`, `constructor`).
 * `undefined` when it is unreadable or nested too deep. Never throws.
 */
export function parseAnswer(text: string): unknown {
  const body = parseJson(text);
  let level = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return undefined;
    const holders = level.filter(
      (value): value is object => typeof value === 'object' && value !== null,
    );
    holders.forEach(dropInheritedNames);
    level = holders.flatMap((holder) => Object.values(holder) as unknown[]);
  }
  return body;
}
