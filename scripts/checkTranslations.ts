import { readFile, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ar_SA } from '../translations/ar_SA';
import { de_DE } from '../translations/de_DE';
import { en_US } from '../translations/en_US';
import { es_ES } from '../translations/es_ES';
import { fr_FR } from '../translations/fr_FR';
import { ja_JP } from '../translations/ja_JP';
import { ko_KR } from '../translations/ko_KR';
import { pl_PL } from '../translations/pl_PL';
import { pt_BR } from '../translations/pt_BR';
import { ru_RU } from '../translations/ru_RU';
import { tr_TR } from '../translations/tr_TR';
import { zh_CN } from '../translations/zh_CN';
import { readGlossary } from './translations/glossary';
import { GLOSSARY_EXCEPTIONS } from './translations/glossaryExceptions';
import { SAME_AS_ENGLISH } from './translations/sameAsEnglish';
import { translationProblems } from './translations/translationProblems';
import { DIFFERING_TWINS, SHARED_WORDS } from './translations/twins';
import { invisibleProblems } from './translations/usage';

/** The accessible name is agreed with a straight apostrophe. */
const MARKS = { 'en_US signIn.codeNotReceived': 'has a straight quotation mark or apostrophe' };

async function filesIn(folder: string, wanted: (name: string) => boolean): Promise<[name: string, text: string][]> {
  const names = (await readdir(folder, { recursive: true })).filter(wanted);
  return Promise.all(names.map(async (name): Promise<[string, string]> => [name, await readFile(join(folder, name), 'utf8')]));
}

const mayUseKeys = (name: string): boolean => /\.tsx?$/.test(name) && !/\.(?:test|stories|generated)\.tsx?$|^testing[\\/]/.test(name);

/** Checks the translations of the project; run from its root. @returns what is wrong, each with locale and key or file and line */
export async function checkTranslations(): Promise<string[]> {
  const tables = await filesIn(resolve('translations'), (name) => name.endsWith('.ts'));
  const sources = await filesIn(resolve('src'), mayUseKeys);
  return [
    ...tables.flatMap(([name, text]) => invisibleProblems(name, text)),
    ...translationProblems({
      locales: { zh_CN, en_US, es_ES, ru_RU, ar_SA, pl_PL, de_DE, tr_TR, fr_FR, pt_BR, ko_KR, ja_JP },
      sources: sources.map(([, text]) => text),
      terms: readGlossary(await readFile(resolve('translations/glossary.md'), 'utf8')),
      allowed: { sameAsEnglish: SAME_AS_ENGLISH, glossary: GLOSSARY_EXCEPTIONS, differingTwins: DIFFERING_TWINS, sharedWords: SHARED_WORDS, marks: MARKS },
    }),
  ];
}

async function main(): Promise<void> {
  const problems = await checkTranslations();
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

// Not awaited: jest loads this file as CommonJS, which has no await at the top level.
if (process.argv[1]?.endsWith('checkTranslations.ts')) void main();
