import { formsOf } from './localeRules';

/**
 * A term of the glossary: its Chinese word, and for each locale the patterns of which one must
 * match.
 */
export interface Term {
  chinese: string;
  patterns: Readonly<Record<string, readonly RegExp[]>>;
}

/**
 * Texts that express a term differently, by key and then by Chinese term: in which locales, and
 * why.
 */
export type GlossaryExceptions = Readonly<
  Record<string, Readonly<Record<string, { locales: readonly string[] | 'all'; reason: string }>>>
>;

const SOURCE = 'zh_CN';
const CELL = /^(.*?)(?: \(([^()]*)\))?$/;

/** Arabic joins its article and short prepositions to the word. */
const ARABIC_PREFIX = '(?:[وفبكل]|ال|لل)*';
/** Languages that write words without spaces between them, or join particles to them. */
const JOINED: readonly string[] = ['zh_CN', 'ja_JP', 'ko_KR'];

/** Lower-case text for comparison. Turkish has separate dotted and dotless letters. */
function small(text: string, locale: string): string {
  return text.toLocaleLowerCase(locale.slice(0, 2));
}

function patternOf(form: string, locale: string): RegExp {
  const prefix = locale === 'ar_SA' ? ARABIC_PREFIX : '';
  const words = small(form.trim(), locale)
    .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll(/-(?=$| )|^-/g, '\\p{L}*')
    .split(' ');
  const text = words.map((word) => prefix + word).join('\\s');
  return new RegExp(JOINED.includes(locale) ? text : `(?<!\\p{L})${text}(?!\\p{L})`, 'u');
}

function patternsOf(cell: string, locale: string): RegExp[] {
  const [, term = '', forms = ''] = CELL.exec(cell.trim()) ?? [];
  return [term, ...forms.split(',')]
    .filter((form) => form.trim() !== '')
    .map((form) => patternOf(form, locale));
}

/**
 * Reads the table in `translations/glossary.md`.
 * @throws if the table is malformed, with the row
 */
export function readGlossary(markdown: string): Term[] {
  const [header, , ...rows] = markdown
    .split('\n')
    .filter((line) => line.startsWith('| ') || line.startsWith('|---'));
  const end = rows.findIndex((row) => row.startsWith('| Language'));
  const locales = (header ?? '')
    .split('|')
    .slice(2, -1)
    .map((name) => name.trim());
  return (end < 0 ? rows : rows.slice(0, end)).map((row) => {
    const cells = row.split('|').slice(1, -1);
    if (cells.length !== locales.length + 1)
      throw new Error(`The glossary has a row of ${cells.length} cells: ${row.slice(0, 60)}`);
    const [chinese = '', ...others] = cells.map((cell) => cell.trim());
    return {
      chinese,
      patterns: Object.fromEntries(
        others.map((cell, place) => [locales[place] ?? '', patternsOf(cell, locales[place] ?? '')]),
      ),
    };
  });
}

/** The terms in a Chinese text. A longer term hides shorter ones inside it. */
function termsIn(text: string, terms: readonly Term[]): Term[] {
  let rest = text;
  return [...terms]
    .sort((one, other) => other.chinese.length - one.chinese.length)
    .filter(({ chinese }) => {
      const isThere = rest.includes(chinese);
      rest = rest.replaceAll(chinese, '\u0000');
      return isThere;
    });
}

/** Texts without a term that the Chinese text has, and exceptions that are no longer needed. */
export function glossaryProblems(
  locales: Readonly<Record<string, Readonly<Record<string, string>>>>,
  terms: readonly Term[],
  exceptions: GlossaryExceptions,
): string[] {
  return Object.entries(locales[SOURCE] ?? {}).flatMap(([key, source]) =>
    termsIn(source, terms).flatMap(({ chinese, patterns }) => {
      const exception = exceptions[key]?.[chinese];
      const spared = (locale: string) =>
        exception !== undefined
        && (exception.locales === 'all' || exception.locales.includes(locale));
      const lacking = Object.entries(patterns)
        .filter(([locale, allowed]) => {
          const text = locales[locale]?.[key];
          return (
            text !== undefined
            && !formsOf(text).every((form) =>
              allowed.some((pattern) => pattern.test(small(form, locale))),
            )
          );
        })
        .map(([locale]) => locale);
      const problems = lacking
        .filter((locale) => !spared(locale))
        .map((locale) => `${locale} ${key}: lacks the glossary’s word for ${chinese}`);
      const listed =
        exception === undefined
          ? []
          : exception.locales === 'all'
            ? Object.keys(patterns)
            : exception.locales;
      const needless =
        exception?.locales === 'all'
          ? lacking.length === 0
            ? ['all']
            : []
          : listed.filter((locale) => locales[locale] !== undefined && !lacking.includes(locale));
      return [
        ...problems,
        ...needless.map(
          (locale) =>
            `${locale} ${key}: has the word for ${chinese}: remove it from the exceptions`,
        ),
      ];
    }),
  );
}
