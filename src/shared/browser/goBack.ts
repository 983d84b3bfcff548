/**
 * Goes back to the previous page of this origin, past entries of the current page. Uses the
 * Navigation API, which lists entries of this origin only. `history` and, under no-referrer,
 * `referrer` cannot distinguish our pages from others. Other browsers behave as if there were no
 * previous page.
 * @returns false when there is none
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
