import { cutUnits, isBlank } from '#lib/text/characters.ts';
import type { CellFormat } from './numberText';
import { limit, READER_LIMITS } from './readerLimits';

const { cellUnits, sheetUnits } = READER_LIMITS;

/** Makes the texts of the cells of one sheet. */
export class CellTexts {
  private units = 0;

  /**
   * A cell's text for comparison; empty when it is invisible.
   * @param shown applies the cell's format to the text
   * @throws TooMuch when the sheet has too much text
   */
  textOf(written: string, shown?: CellFormat['text']): string {
    const text = cutUnits(written, cellUnits);
    this.spend(text);
    if (isBlank(text)) return '';
    if (shown === undefined) return text.trim();
    const formatted = shown(text);
    this.spend(formatted);
    return cutUnits(formatted, cellUnits).trim();
  }

  private spend({ length }: string): void {
    this.units += length;
    limit(this.units, sheetUnits);
  }
}
