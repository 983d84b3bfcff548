/** Copies words; called by a press. @returns whether the browser did it: on a page that did not come by HTTPS it does not */
export async function copyWords(words: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    return false;
  }
}
