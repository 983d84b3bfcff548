/**
 * Copies text; call it from a press.
 * @returns whether it succeeded; browsers refuse it without HTTPS
 */
export async function copyText(words: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    return false;
  }
}
