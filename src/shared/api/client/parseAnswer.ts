import { parseJson } from '#lib/object/jsonText.ts';

/** Levels; many times what the contract nests. The store walks answers by recursion, and its stack has an end. */
const DEEPEST = 100;

/** Removes what would pass for an inherited member: yup looks fields up by name and takes `constructor` for a schema. */
function dropInheritedNames(record: object): void {
  for (const name of Object.keys(record)) {
    if (name in Object.prototype) Reflect.deleteProperty(record, name);
  }
}

/**
 * The value of an answer's JSON text, without keys that every object has anyway (`__proto__`, `constructor`);
 * `undefined` when it is unreadable or nested deeper than any answer. Never throws.
 */
export function parseAnswer(text: string): unknown {
  const body = parseJson(text);
  let level = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return undefined;
    const holders = level.filter(
      (value): value is object => typeof value === 'object' && value !== null,
    );
    holders.forEach(dropInheritedNames);
    level = holders.flatMap((holder) => Object.values(holder) as unknown[]);
  }
  return body;
}
