function mistakeIn(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Whether a text can still become JSON when it goes on. */
function isBeginning(text: string): boolean {
  const message = mistakeIn(text) ?? '';
  const [, position] = / at position (\d+)/.exec(message) ?? [];
  return message === '' || message.includes('end of JSON') || Number(position) === text.length;
}

/** How much of a text is the beginning of JSON. Not every message of a parser has the position. */
function lengthOfBeginning(text: string): number {
  let [validLength, invalidLength] = [0, text.length + 1];
  while (invalidLength - validLength > 1) {
    const middle = Math.floor((validLength + invalidLength) / 2);
    if (isBeginning(text.slice(0, middle))) validLength = middle;
    else invalidLength = middle;
  }
  return validLength;
}

/**
 * Parses JSON that a person wrote.
 * @throws with the line and column of a mistake
 */
export function parseJson(text: string): unknown {
  const mistake = mistakeIn(text);
  if (mistake === undefined) return JSON.parse(text);
  const lines = text.slice(0, lengthOfBeginning(text)).split('\n');
  const column = (lines.at(-1)?.length ?? 0) + 1;
  const reason = mistake.replace(
    /, (?:\.\.\.)?"[^]*" is not valid JSON$|(?: in JSON)? at position.*/,
    '',
  );
  throw new Error(`${reason} at line ${lines.length}, column ${column}`);
}
