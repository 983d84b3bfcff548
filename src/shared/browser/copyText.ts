/** Pages that did not come by HTTPS have no clipboard of their own; browsers still copy what answers their copy event. */
function copyByEvent(text: string): boolean {
  const answer = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    // What the page around does with copied selections is not for this.
    event.stopImmediatePropagation();
  };
  addEventListener('copy', answer, true);
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    removeEventListener('copy', answer, true);
  }
}

/**
 * Puts a text on the clipboard; called by a press.
 * @returns whether the browser did it
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByEvent(text);
  }
}
