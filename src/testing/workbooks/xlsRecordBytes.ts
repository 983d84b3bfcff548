/** A number in little-endian bytes. */
export const bytesOf = (value: number, count: 1 | 2 | 4): number[] =>
  Array.from({ length: count }, (_, index) => (value >>> (8 * index)) & 0xff);

/** The bytes of a record of an xls workbook: type, length and content. */
export const record = (kind: number, ...content: number[]): number[] => [
  ...bytesOf(kind, 2),
  ...bytesOf(content.length, 2),
  ...content,
];

/** A text in one byte a character. */
export const letters = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));
