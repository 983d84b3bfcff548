/**
 * How a locale may be spelled, as the source of a regular expression that ignores case: `-` for `_`, and the language
 * alone, which has only one locale here. `zh-Hans` is the script of `zh_CN`. Another region or script is unknown (P40).
 * The app, the hosts' rules and the mock all match with it.
 */
export function localeSpelling(locale: string): string {
  return `${locale.replace('_', '([-_]').replace('zh', 'zh([-_]hans)?')})?`;
}

/** The locale that a text from outside names, however it is spelled; none for an unknown one. */
export function namedLocale<Id extends string>(
  text: string | undefined,
  locales: readonly Id[],
): Id | undefined {
  // Nothing is tested as "undefined", which names none: the first screen's script has no bytes to spare.
  return locales.find((id) => RegExp(`^${localeSpelling(id)}$`, 'i').test(`${text}`));
}
