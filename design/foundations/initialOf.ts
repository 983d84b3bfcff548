/**
 * The first visible character in upper case. An emoji sequence or a letter with its marks stays
 * complete.
 */
export function initialOf(name: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name.trim());
  return first?.segment.toLocaleUpperCase() ?? '';
}
