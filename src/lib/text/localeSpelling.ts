/**
 * A case-insensitive regular expression source for the spellings of a locale: `-` for `_`, and the
 * language alone, which has only one locale here. `zh-Hans` is the script of `zh_CN`. Other regions
 * or scripts are unknown (P40). The app, the hosts' rules and the mock share it.
 */
export function localeSpelling(locale: string): string {
  return `${locale.replace('_', '([-_]').replace('zh', 'zh([-_]hans)?')})?`;
}

/** The locale named by an external text in any accepted spelling; undefined for an unknown one. */
export function namedLocale<Id extends string>(
  text: string | undefined,
  locales: readonly Id[],
): Id | undefined {
  // An undefined text becomes "undefined", which matches nothing. This saves bytes in the first
  // screen's script.
  return locales.find((id) => RegExp(`^${localeSpelling(id)}$`, 'i').test(`${text}`));
}
