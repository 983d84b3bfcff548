import { isDateFormat, serialToDate } from 'hucre';

/** Formats a number as its cell does; undefined when the format is irrelevant. */
export type NumberFormat = (value: number) => string | undefined;

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

/** A day as `2026-01-15`; a time without a date as `09:30`. */
function dateText(isTime: boolean, from1904: boolean): NumberFormat {
  return (value) => {
    const date = serialToDate(value, from1904);
    // An ID in a date column, such as 10006083, is no day: dates end with the year 9999.
    if (value < 0 || !(date.getUTCFullYear() <= LAST_YEAR)) return undefined;
    const text = date.toISOString();
    return isTime || value < 1
      ? text.slice(11, text.slice(17, 19) === '00' ? 16 : 19)
      : text.slice(0, text.indexOf('T'));
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
 * A part of a format: quoted text or a character after `\`, a fill or gap, a condition or colour,
 * any other character.
 */
const FORMAT_PART = /"([^"]*)"|\\(.)|[*_].|(\[[^\]]*\])|([^])/gu;
const LITERAL = /[-+/():!^&'~{}<>= ]/;

/**
 * The parts of a section that consists of zeros and literal texts; undefined for any other. A `#`
 * before the first zero adds no digit.
 */
function zerosAndTexts(code: string): string[] | undefined {
  const parts: string[] = [];
  const section = code.replace(/^((?:\[[^\]]*\])*)#+(?=0)/, '$1');
  for (const [whole, quoted, escaped, bracket, plain] of section.matchAll(FORMAT_PART)) {
    if (bracket !== undefined && /[<>=]|DBNum/i.test(bracket)) return undefined;
    if (plain !== undefined && plain !== '0' && !LITERAL.test(plain)) return undefined;
    if (plain === '0') parts.push(plain);
    else if (bracket === undefined && !/^[*_]/.test(whole))
      parts.push(`"${quoted ?? escaped ?? plain ?? ''}`);
  }
  return parts.includes('0') && parts.length > 1 ? parts : undefined;
}

/** `00000` shows 6083 as 06083, `"E"0000000` as E0006083. Applies to whole numbers. */
function paddedText(code: string): NumberFormat | undefined {
  const [section = ''] = code.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  const parts = zerosAndTexts(section);
  if (parts === undefined) return undefined;
  const zeros = parts.filter((part) => part === '0').length;
  return (value) => {
    if (!Number.isSafeInteger(value)) return undefined;
    const digits = String(Math.abs(value)).padStart(zeros, '0');
    // Digits in excess of the zeros come before the first.
    let next = digits.length - zeros;
    let isFirst = true;
    const text = parts
      .map((part) => {
        if (part !== '0') return part.slice(1);
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
 * The effect of a format on its numbers.
 * @param id its number;
 * @param code its text, if the workbook defines one
 */
export function numberFormat(
  id: number,
  code: string | undefined,
  from1904: boolean,
): NumberFormat | undefined {
  if (code === undefined && id === DURATION) return durationText('h');
  if (code === undefined)
    return DATES.has(id) || TIMES.has(id) ? dateText(TIMES.has(id), from1904) : undefined;
  const bare = code.replace(/"[^"]*"|\\.|[*_].|\[\$[^\]]*\]/g, '');
  const largest = /\[(h+|m+|s+)\]/i.exec(bare)?.[1]?.charAt(0).toLowerCase();
  if (largest !== undefined) return durationText(largest as keyof typeof UNITS);
  if (isDateFormat(bare)) return dateText(!/[yde]/i.test(bare) && /[hs]/i.test(bare), from1904);
  return paddedText(code);
}

/** A number without a format: 13800000001 and not `1.3800000001E10`. */
export function plainNumber(value: number): string {
  return String(Number.isSafeInteger(value) ? value : Number(value.toPrecision(SURE_DIGITS)));
}

/**
 * A number that a file stores as text. Integers with more digits than a double holds keep them: an
 * 18-digit identity card number must not be rounded.
 */
export function numberText(written: string, format?: NumberFormat): string {
  const text = written.trim();
  const value = Number(text);
  if (text === '' || !Number.isFinite(value)) return text;
  return format?.(value) ?? (/^-?[1-9]\d{15,}$/.test(text) ? text : plainNumber(value));
}
