/**
 * A flag, or a letter or symbol with its marks, its skin tone and what zero-width joiners add.
 * `Intl.Segmenter` would take up to 100 ms for its first text.
 */
const CHARACTER = /^(?:\p{RI}{2}|\P{M}[\p{M}\p{EMod}]*(?:\u200d\P{M}[\p{M}\p{EMod}]*)*)/u;

/**
 * The first visible character in upper case. An emoji sequence or a letter with its marks stays
 * complete.
 */
export function initialOf(name: string): string {
  const [first = ''] = CHARACTER.exec(name.trim().normalize('NFC')) ?? [];
  return first.toLocaleUpperCase();
}
