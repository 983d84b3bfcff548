import { serialToDate } from 'hucre';
import { limit, READER_LIMITS } from './readerLimits';

/** Formats a number as its cell does; undefined when the format is irrelevant. */
type NumberFormat = (value: number) => string | undefined;

/** The effect of a cell's format on what the cell holds. */
export interface CellFormat {
  number?: NumberFormat | undefined;
  /** Adds the format's literal texts to a text: `@"@corp.example"` shows `ada@corp.example`. */
  text?: ((text: string) => string) | undefined;
}

/** Built-in formats (ECMA-376 part 1, 18.8.30); 27 to 36 and 50 to 58 are those of East Asia. */
const DATES = new Set([
  14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58,
]);
const TIMES = new Set([18, 19, 20, 21, 45, 47]);

/** `[h]:mm:ss`, the built-in length of time. */
const DURATION = 46;
const SECONDS_PER_DAY = 86_400;
/** Spreadsheet programs have no later dates. */
const LAST_YEAR = 9999;

/** A double is exact up to this many digits. */
const SURE_DIGITS = 15;

/**
 * The days that spreadsheet programs show and no calendar has: they count from the day before 1
 * January 1900, and take 1900 for a leap year.
 */
const DAYS_OF_NO_CALENDAR = new Map([
  [0, '1900-01-00'],
  [60, '1900-02-29'],
]);

function dayText(value: number, from1904: boolean): string {
  const day = from1904 ? undefined : DAYS_OF_NO_CALENDAR.get(Math.floor(value));
  return day ?? serialToDate(value, from1904).toISOString().slice(0, 10);
}

/** A day as `2026-01-15`; a time without a date, or a part of a day, as `09:30`. */
function dateText(isTime: boolean, from1904: boolean): NumberFormat {
  return (value) => {
    const date = serialToDate(value, from1904);
    // An ID in a date column, such as 10006083, is no day: dates end with the year 9999.
    if (value < 0 || !(date.getUTCFullYear() <= LAST_YEAR)) return undefined;
    if (!isTime && (value === 0 || value >= 1)) return dayText(value, from1904);
    const text = date.toISOString();
    return text.slice(11, text.slice(17, 19) === '00' ? 16 : 19);
  };
}

const UNITS = { h: 3600, m: 60, s: 1 };

/**
 * A length of time in the unit in brackets and the next smaller ones: `[h]:mm` shows 1.5 days as
 * 36:00, `[mm]:ss` as 2160:00. Hours show seconds only if there are some, as times do.
 */
function durationText(largest: keyof typeof UNITS): NumberFormat {
  const two = (count: number) => String(count).padStart(2, '0');
  return (value) => {
    if (value < 0) return undefined;
    const seconds = Math.round(value * SECONDS_PER_DAY);
    const first = two(Math.floor(seconds / UNITS[largest]));
    const [minutes, rest] = [two(Math.floor(seconds / 60) % 60), two(seconds % 60)];
    if (largest === 's') return first;
    if (largest === 'm') return `${first}:${rest}`;
    return `${first}:${minutes}${rest === '00' ? '' : `:${rest}`}`;
  };
}

/**
 * A part of a format, found in linear time: quoted text or a character after `\`, a fill or gap, a
 * condition or color, the general format as WPS and Excel name it, any other character.
 */
const FORMAT_PART = /"([^"]*)"|\\(.)|[*_].|(\[[^\][]*\])|(General|G\/通用格式|[^])/giu;
const LITERAL = /[-+/():!^&'~{}<>= ]/;
const GENERAL = /^G./i;

/** The parts of the sections of a format: for positive and negative numbers, zero, and texts. */
function sectionsOf(code: string): RegExpExecArray[][] {
  const sections: RegExpExecArray[][] = [[]];
  for (const part of code.matchAll(FORMAT_PART))
    if (part[0] === ';') sections.push([]);
    else sections.at(-1)?.push(part);
  return sections;
}

/** A literal text, or a character that stands for what the cell holds. */
type FormatPart = { literal: string; mark?: undefined } | { literal?: undefined; mark: string };

/**
 * The literal texts and marks of a section.
 * @param marks its characters that stand for what the cell holds
 * @returns undefined for a section with anything else
 */
function partsOf(section: readonly RegExpExecArray[], marks: RegExp): FormatPart[] | undefined {
  const parts: FormatPart[] = [];
  for (const [whole, quote, escape, bracket, plain] of section) {
    if (bracket !== undefined && /[<>=]|DBNum/i.test(bracket)) return undefined;
    if (plain !== undefined && marks.test(plain)) parts.push({ mark: plain });
    else if (plain !== undefined && !LITERAL.test(plain)) return undefined;
    else if (bracket === undefined && !/^[*_]/.test(whole))
      parts.push({ literal: quote ?? escape ?? plain ?? '' });
  }
  return parts;
}

/** Whether a part stands for a digit that shows only if the number has it. */
const isOptional = (part: FormatPart | undefined): boolean => /^[#?]$/.test(part?.mark ?? '');

/**
 * The parts of a section that consists of digits and literal texts; undefined for any other.
 * Optional digits before others add none, and optional digits alone, or `General`, stand for the
 * whole number.
 */
function digitsAndTexts(section: readonly RegExpExecArray[]): FormatPart[] | undefined {
  const all = partsOf(section, /^(?:[0#?]|G.+)$/i);
  const parts = all?.filter((part, at) => !isOptional(part) || all[at + 1]?.mark === undefined);
  const marks = parts?.filter(({ mark }) => mark !== undefined) ?? [];
  const hasOther = marks.some((part) => isOptional(part) || GENERAL.test(part.mark ?? ''));
  if (marks.length === 0 || parts?.length === 1 || (hasOther && marks.length > 1)) return undefined;
  return parts;
}

/**
 * `00000` shows 6083 as 06083, `"E"0000000` as E0006083, `"E"General` as E6083. Applies to whole
 * numbers.
 */
function paddedText(code: string): NumberFormat | undefined {
  const parts = digitsAndTexts(sectionsOf(code)[0] ?? []);
  if (parts === undefined) return undefined;
  const places = parts.filter(({ mark }) => mark !== undefined).length;
  return (value) => {
    if (!Number.isSafeInteger(value)) return undefined;
    const digits = String(Math.abs(value)).padStart(places, '0');
    // Digits in excess of the places come before the first.
    let next = digits.length - places;
    let isFirst = true;
    const text = parts
      .map(({ literal }) => {
        if (literal !== undefined) return literal;
        const from = isFirst ? 0 : next;
        isFirst = false;
        next += 1;
        return digits.slice(from, next);
      })
      .join('');
    return value < 0 ? `-${text}` : text;
  };
}

/**
 * The fourth section, or the last one with `@`, applies to texts; undefined if it changes none. The
 * first `@` counts.
 */
function textFormat(code: string): CellFormat['text'] {
  const parts = partsOf(sectionsOf(code).at(-1) ?? [], /^@$/);
  const place = parts?.findIndex(({ mark }) => mark) ?? -1;
  if (parts === undefined || parts.length < 2 || place < 0) return undefined;
  const textOf = (some: FormatPart[]) => some.map(({ literal = '' }) => literal).join('');
  const [before, after] = [textOf(parts.slice(0, place)), textOf(parts.slice(place))];
  return (text) => before + text + after;
}

/** What does not matter to whether a format is a date: literal texts, gaps, colors, languages. */
const NO_DATE_PART = /"[^"]*"|\\.|[*_].|\[[^\][]*\]|General|G\/通用格式/giu;
const NOON = /am\/pm|a\/p|上午\/下午/iu;

/**
 * Whether a format shows a date or a time: the letters outside its literal texts are those of
 * dates, whatever stands between. A month in digits alone is a number.
 */
function dateKind(code: string): 'date' | 'time' | undefined {
  const parts = code.replace(NO_DATE_PART, '').split(NOON);
  const letters = parts.join('').replace(/[^a-z]+/gi, '');
  if (!/^[ymdhsebg]*$/i.test(letters)) return undefined;
  if (/[yd]|m{3}/i.test(letters)) return 'date';
  if (!/[hs]/i.test(letters) && parts.length === 1) return undefined;
  return /[eg]/i.test(letters) ? 'date' : 'time';
}

function numberFormat(
  id: number,
  code: string | undefined,
  from1904: boolean,
): NumberFormat | undefined {
  if (code === undefined && id === DURATION) return durationText('h');
  if (code === undefined)
    return DATES.has(id) || TIMES.has(id) ? dateText(TIMES.has(id), from1904) : undefined;
  const bare = code.replace(/"[^"]*"|\\.|[*_].|\[\$[^\][]*\]/g, '');
  const largest = /\[(h+|m+|s+)\]/i.exec(bare)?.[1]?.charAt(0).toLowerCase();
  if (largest !== undefined) return durationText(largest as keyof typeof UNITS);
  const kind = dateKind(code);
  return kind === undefined ? paddedText(code) : dateText(kind === 'time', from1904);
}

/**
 * The effect of a format; none, if it is longer than any that programs write.
 * @param id its number;
 * @param code its text, if the workbook defines one
 */
export function cellFormat(id: number, code: string | undefined, from1904: boolean): CellFormat {
  if (code !== undefined && code.length > READER_LIMITS.formatUnits) return {};
  return {
    number: numberFormat(id, code, from1904),
    text: code === undefined ? undefined : textFormat(code),
  };
}

/**
 * Collects the formats of a workbook's cell styles.
 * @throws TooMuch when there are more than programs write
 */
export class FormatCollector {
  /** The formats that the workbook defines, by number. */
  private readonly codes = new Map<number, string>();
  /** The number of each style's format. */
  private readonly ids: number[] = [];

  addCode(id: number, code: string): void {
    this.codes.set(id, code);
    limit(this.codes.size, READER_LIMITS.formats);
  }

  addStyle(id: number): void {
    limit(this.ids.push(id), READER_LIMITS.styles);
  }

  /** One for each style. */
  formats(from1904: boolean): CellFormat[] {
    const formats = new Map<number, CellFormat>();
    return this.ids.map((id) => {
      const format = formats.get(id) ?? cellFormat(id, this.codes.get(id), from1904);
      formats.set(id, format);
      return format;
    });
  }
}

/** A number without a format: 13800000001 and not `1.3800000001E10`. */
export function plainNumber(value: number): string {
  return String(Number.isSafeInteger(value) ? value : Number(value.toPrecision(SURE_DIGITS)));
}

/**
 * A number that a file stores as text. Integers with more digits than a double holds keep them: an
 * 18-digit identity card number must not be rounded.
 */
export function numberText(raw: string, format?: CellFormat): string {
  const text = raw.trim();
  const value = Number(text);
  // `Number` would also take 0x10 for a number.
  if (!/^[-+]?[\d.]+(?:E[-+]?\d+)?$/i.test(text) || !Number.isFinite(value)) return text;
  return format?.number?.(value) ?? (/^-?[1-9]\d{15,}$/.test(text) ? text : plainNumber(value));
}
