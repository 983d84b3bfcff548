/**
 * Goes back to the page of this origin before this one, past entries that are this page too.
 * Asks the Navigation API, which lists pages of this origin alone: `history` and, under no-referrer, `referrer` cannot
 * tell ours from others'. Browsers without it answer as if there were none.
 * @returns false where there is none
 */
export function goBack({ navigation, history }: Window & typeof globalThis): boolean {
  const current = navigation?.currentEntry?.index ?? -1;
  if (current < 1) return false;
  const before = navigation.entries().slice(0, current);
  const target = before.findLastIndex(({ sameDocument }) => !sameDocument);
  if (target === -1) return false;
  history.go(target - current);
  return true;
}
