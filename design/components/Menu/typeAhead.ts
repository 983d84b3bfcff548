const PAUSE_MS = 500;

/**
 * Collects quickly typed characters and finds the label that begins with them. One repeated
 * character goes from match to match.
 * @returns a function that returns the index to go to, or -1
 */
export function createTypeAhead() {
  let prefix = '';
  let last = 0;
  return (character: string, labels: readonly string[], current: number, now: number): number => {
    const startsAgain = now - last > PAUSE_MS;
    last = now;
    const key = character.toLocaleLowerCase();
    prefix = startsAgain || prefix === key ? key : prefix + key;
    const start = prefix.length === 1 ? current + 1 : current;
    const order = labels.map((_, step) => (Math.max(start, 0) + step) % labels.length);
    return order.find((index) => labels[index]?.toLocaleLowerCase().startsWith(prefix)) ?? -1;
  };
}
