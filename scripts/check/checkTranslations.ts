import { readFile, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pluralCategories } from '#shared/i18n/polyglotFormatter.ts';
import { localeIds, locales } from '#shared/i18n/locales.ts';
import { everyPhrase } from './translations/everyPhrase';
import { readGlossary } from './translations/glossary';
import { GLOSSARY_EXCEPTIONS } from './translations/glossaryExceptions';
import { languageFactProblems } from './translations/languageFacts';
import { SAME_AS_ENGLISH } from './translations/sameAsEnglish';
import { translationProblems } from './translations/translationProblems';
import { DIFFERING_TWINS, SHARED_WORDS } from './translations/twins';
import { invisibleProblems } from './translations/usage';

const NO_STOP = 'has several sentences and no stop at its end';
const SEND = 'says “send” for handing in an application; the button says “submit”';

/** Texts that the specification or the interface prescribes. */
const AGREED = {
  'en_US signIn.codeNotReceived': ['has a straight quotation mark or apostrophe'],
  'en_US qr.cancelled': ['has a British spelling'],
  'en_US qr.scanned': [NO_STOP],
  'en_US restore.sendFailed': [NO_STOP],
  'en_US restore.succeeded': [NO_STOP],
  'en_US pickers.tooMany': [NO_STOP],
  'en_US join.sent': [NO_STOP, SEND],
  'en_US join.waiting': [NO_STOP, SEND],
};

async function filesIn(
  folder: string,
  wanted: (name: string) => boolean,
): Promise<[name: string, text: string][]> {
  const names = (await readdir(folder, { recursive: true })).filter(wanted);
  return Promise.all(
    names.map(async (name): Promise<[string, string]> => [
      name,
      await readFile(join(folder, name), 'utf8'),
    ]),
  );
}

const mayUseKeys = (name: string): boolean =>
  /\.tsx?$/.test(name) && !/\.(?:test|stories|generated)\.tsx?$|^testing[\\/]/.test(name);

/**
 * Checks the translations of the project. Run it from the project's root.
 * @returns the problems, each with locale and key or file and line
 */
export async function checkTranslations(): Promise<string[]> {
  const tables = await filesIn(resolve('translations'), (name) => name.endsWith('.ts'));
  const sources = await filesIn(resolve('src'), mayUseKeys);
  const terms = readGlossary(await readFile(resolve('translations/glossary.md'), 'utf8'));
  return [
    ...tables.flatMap(([name, text]) => invisibleProblems(name, text)),
    ...localeIds.flatMap((locale) =>
      languageFactProblems(
        locale,
        everyPhrase[locale],
        { direction: locales[locale].direction, forms: pluralCategories(locale) },
        terms,
      ),
    ),
    ...translationProblems({
      locales: everyPhrase,
      sources: sources.map(([, text]) => text),
      terms,
      allowed: {
        sameAsEnglish: SAME_AS_ENGLISH,
        glossary: GLOSSARY_EXCEPTIONS,
        differingTwins: DIFFERING_TWINS,
        sharedWords: SHARED_WORDS,
        agreed: AGREED,
      },
    }),
  ];
}

async function main(): Promise<void> {
  const problems = await checkTranslations();
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

// Not awaited, because jest loads this file as CommonJS, which has no top-level await.
if (process.argv[1]?.endsWith('checkTranslations.ts')) void main();
