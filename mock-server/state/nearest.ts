import { operations } from '#shared/api/contract/operations.generated.ts';

/** Characters to insert, delete or replace. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  [...one].forEach((letter, index) => {
    const next = [index + 1];
    for (let at = 0; at < other.length; at += 1)
      next.push(
        Math.min(
          (row[at + 1] ?? 0) + 1,
          (next[at] ?? 0) + 1,
          (row[at] ?? 0) + (letter === other[at] ? 0 : 1),
        ),
      );
    row = next;
  });
  return row.at(-1) ?? 0;
}

/** The most similar of some names; undefined if none is similar. */
function nearest(name: string, names: readonly string[]): string | undefined {
  const scores = names.map((each) => ({
    each,
    score: distance(name.toLowerCase(), each.toLowerCase()),
  }));
  const [best] = scores.sort((one, other) => one.score - other.score);
  return best && best.score <= Math.max(2, name.length / 3) ? best.each : undefined;
}

/** A question that names the most similar of some names; empty if none is similar. */
export function didYouMean(name: string, names: readonly string[]): string {
  const suggestion = nearest(name, names);
  return suggestion === undefined ? '' : `. Did you mean ${suggestion}?`;
}

export function unknownOperation(name: string): string {
  return `The contract has no operation "${name}"${didYouMean(name, Object.keys(operations))}`;
}

/**
 * What the contract has in place of an address that it does not have.
 * @param methods those that the path has, if any
 */
export function unknownAddress(method: string, path: string, methods: string): string {
  const parts = path.split('/');
  const addresses = Object.entries(operations).map(([id, operation]) => {
    // A parameter takes any text.
    const filledPath = operation.path
      .split('/')
      .map((part, index) => (part.startsWith('{') ? (parts[index] ?? part) : part))
      .join('/');
    return { filled: filledPath, shown: `${id} (${operation.method} ${operation.path})` };
  });
  const suggestion = nearest(
    path,
    addresses.map(({ filled }) => filled),
  );
  const meant = addresses.filter(({ filled }) => filled === suggestion).map(({ shown }) => shown);
  const question = meant.length === 0 ? '' : `. Did you mean ${meant.join(' or ')}?`;
  const only = methods === '' ? '' : `, only ${methods}`;
  return `The contract has no ${method} ${path}${only}${question}`;
}
