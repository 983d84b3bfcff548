import { readFile, readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { providerTexts } from '#mock/services/third-party/providerTexts.ts';
import { agreementTexts } from '#mock/texts/agreements/agreementPage.ts';
import { messagesIn } from '#mock/texts/messages/messages.ts';
import { localeIds } from '#shared/i18n/localeIds.ts';
import type { Locale } from '#shared/i18n/localeIds.ts';
import { locales } from '#shared/i18n/locales.ts';
import type { Phrases } from '#translations/phrases.ts';
import { glossaryProblems, readGlossary } from './translations/glossary';
import { phraseProblems } from './translations/phraseProblems';
import { writingProblems } from './translations/writing';

const read = (name: string): Promise<string> => readFile(resolve(name), 'utf8');

/** Every text in a value, by path. Functions are called with a number that fits all languages. */
function textsWithin(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function')
    return textsWithin((value as (...given: unknown[]) => unknown)(5, 5, 5), path);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => textsWithin(each, `${path}.${name}`));
}

/** Replaces words that are names for programs, not words of the language. */
const withoutNames = (texts: [path: string, text: string][], names: RegExp) =>
  texts.map(([path, text]): [string, string] => [path, text.replaceAll(names, '%{value}')]);

/** The texts that users read outside the phrases: of the mock, and of a page without scripts. */
function otherTexts(locale: Locale, page: string): [path: string, text: string][] {
  const tag = locale === 'pt_BR' || locale === 'zh_CN' ? locales[locale].tag : locale.slice(0, 2);
  const noscript = new RegExp(`<p lang="${tag}"[^>]*>([^<]*)</p>`).exec(page)?.[1] ?? '';
  return [
    ...textsWithin(messagesIn(locale), 'messages'),
    ...withoutNames(textsWithin(agreementTexts(locale), 'agreements'), /\{academy\}/g),
    ...(locale === 'zh_CN' || locale === 'en_US'
      ? withoutNames(
          textsWithin({ ...providerTexts(locale), lang: null }, 'provider'),
          /\bstate\b|error=/g,
        )
      : []),
    ['noscript', noscript],
  ];
}

/** Keys that nothing uses, alone or by their start in a template. */
async function usageProblems(keys: readonly string[]): Promise<string[]> {
  const names = (await readdir(resolve('src'), { recursive: true })).filter(
    (name) =>
      /\.tsx?$/.test(name) && !/\.(?:test|stories|generated)\.tsx?$|^testing[\\/]/.test(name),
  );
  const source = (await Promise.all(names.map((name) => read(`src/${name}`)))).join('\n');
  const starts = [...source.matchAll(/`(\w+\.[\w.]*)\$\{/g)].map(([, start = '']) => start);
  return keys
    .filter((key) => !source.includes(`'${key}'`) && !starts.some((start) => key.startsWith(start)))
    .map((key) => `${key}: is used nowhere`);
}

/** Characters that are invisible in an editor; files have them as escapes. */
const INVISIBLE = /[\u00a0\u00ad\u200b-\u200f\u202a-\u202f\u2060-\u2069\ufeff]/u;

/**
 * Checks every text that users read, in all languages. Run it from the project's root.
 * @returns the problems, each with locale and key, or with file and line
 */
export async function checkTranslations(): Promise<string[]> {
  const tables = await Promise.all(
    localeIds.map(async (locale): Promise<[Locale, Phrases]> => {
      const table = (await import(`../../translations/${locale}.ts`)) as Record<string, Phrases>;
      return [locale, table[locale] as Phrases];
    }),
  );
  const texts = Object.fromEntries(tables) as Record<Locale, Phrases>;
  const page = await read('src/index.html');
  const files = await Promise.all(localeIds.map((locale) => read(`translations/${locale}.ts`)));
  return [
    ...files.flatMap((file, place) =>
      file
        .split('\n')
        .flatMap((line, index) =>
          INVISIBLE.test(line)
            ? [`${localeIds[place]}.ts:${index + 1}: write the invisible character as an escape`]
            : [],
        ),
    ),
    ...phraseProblems(texts),
    ...glossaryProblems(texts, readGlossary(await read('translations/glossary.md'))),
    ...(await usageProblems(Object.keys(texts.zh_CN))),
    ...localeIds.flatMap((locale) =>
      otherTexts(locale, page).flatMap(([path, text]) =>
        writingProblems(path, text, locale).map((problem) => `${locale} ${path}: ${problem}`),
      ),
    ),
  ];
}
