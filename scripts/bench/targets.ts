/** Figures, and whether they meet their targets. */
export class Targets {
  private readonly lines: { name: string; text: string; met: boolean | undefined }[] = [];

  atMost(name: string, value: number, limit: number, unit: string): void {
    const text = `${value.toFixed(unit === '×' || unit === ' MiB' ? 2 : 0)}${unit} (at most ${limit}${unit})`;
    this.lines.push({ name, text, met: value <= limit });
  }

  /** A figure without a target. */
  report(name: string, text: string): void {
    this.lines.push({ name, text, met: undefined });
  }

  get allMet(): boolean {
    return this.lines.every(({ met }) => met !== false);
  }

  table(): string {
    const width = Math.max(0, ...this.lines.map(({ name }) => name.length));
    const mark = { true: '✓', false: '✗', undefined: ' ' };
    return `\n${this.lines.map(({ name, text, met }) => `  ${mark[`${met}`]} ${name.padEnd(width)}  ${text}`).join('\n')}\n`;
  }
}
