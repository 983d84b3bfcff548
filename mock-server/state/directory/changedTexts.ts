import { foldText } from '#lib/text/foldedText.ts';
import type { DirectoryBase } from './directoryBase';
import { MEMBER_COUNT, memberTexts, memberTextsOf } from './memberBase';
import type { MemberText } from './memberBase';
import type { MemberRows } from './memberRows';

export interface MemberTextView {
  textsOf(row: number): Record<MemberText, string>;
  /**
   * Marks the members that have the keyword in the column, or in any.
   * @param keyword folded, not empty
   */
  mark(keyword: string, column: MemberText | undefined, flags: Uint8Array): void;
  /** Calls back for every text of the column, or of any, that equals one of the folded texts. */
  findEqual(
    texts: ReadonlySet<string>,
    column: MemberText | undefined,
    onMatch: (text: string, row: number) => void,
  ): void;
}

const blank = Object.fromEntries(memberTexts.map((column) => [column, ''])) as Record<
  MemberText,
  string
>;

/**
 * Reads and searches the members' texts: unchanged members by the base's index, changed ones one by
 * one.
 */
export function changedTexts(base: DirectoryBase, { changed }: MemberRows): MemberTextView {
  const textsOf = (row: number): Record<MemberText, string> => {
    const own = row < MEMBER_COUNT ? memberTextsOf(base.seed, row) : blank;
    const change = changed.get(row);
    return change === undefined
      ? own
      : Object.assign(
          { ...own },
          Object.fromEntries(
            memberTexts.flatMap((column) => {
              const text = change[column];
              return text === undefined ? [] : [[column, text]];
            }),
          ),
        );
  };
  const foldedOf = (row: number, column: MemberText | undefined): string[] => {
    const texts = textsOf(row);
    return (column === undefined ? memberTexts : [column]).map((each) => foldText(texts[each]));
  };
  const placeOf = (column: MemberText | undefined): number | undefined =>
    column === undefined ? undefined : memberTexts.indexOf(column);
  return {
    textsOf,
    mark(keyword, column, marked) {
      base.texts().mark(keyword, placeOf(column), marked);
      for (const row of changed.keys())
        marked[row] = Number(foldedOf(row, column).some((text) => text.includes(keyword)));
    },
    findEqual(texts, column, onMatch) {
      base.texts().findEqual(texts, placeOf(column), (text, row) => {
        if (!changed.has(row)) onMatch(text, row);
      });
      for (const row of changed.keys())
        for (const text of foldedOf(row, column)) if (texts.has(text)) onMatch(text, row);
    },
  };
}
