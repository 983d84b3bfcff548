import { cutUnits, isBlank } from '#lib/text/characters.ts';
import type { CellFormat } from './numberText';
import { limit, READER_LIMITS } from './readerLimits';

const { cellUnits, sheetUnits } = READER_LIMITS;

/** Makes the texts of the cells of one sheet. */
export class CellTexts {
  private units = 0;

  /**
   * A cell's text for comparison; empty when it is invisible.
   * @param format applies the cell's format to the text
   * @throws TooMuch when the sheet has too much text
   */
  textOf(raw: string, format?: CellFormat['text']): string {
    const text = cutUnits(raw, cellUnits);
    this.spend(text);
    if (isBlank(text)) return '';
    if (format === undefined) return text.trim();
    const formattedText = format(text);
    this.spend(formattedText);
    return cutUnits(formattedText, cellUnits).trim();
  }

  private spend({ length }: string): void {
    this.units += length;
    limit(this.units, sheetUnits);
  }
}
