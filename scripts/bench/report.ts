/** Writes a row of a table to standard output: a wide cell, then narrow ones. */
export function write(...cells: readonly string[]): void {
  process.stdout.write(
    `  ${cells.map((cell, at) => (at === 0 ? cell.padEnd(44) : cell.padStart(11))).join('')}\n`,
  );
}
export const ms = (value: number): string => `${value.toFixed(value < 30 ? 1 : 0)} ms`;
export const ratio = (value: number, base: number): string => `${(value / base).toFixed(2)}×`;
