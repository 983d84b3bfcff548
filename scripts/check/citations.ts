import { readFile } from 'node:fs/promises';
import { trackedFiles } from './trackedFiles';

/** The documents that define the numbers, with the form of a definition. */
const DEFINITIONS: Readonly<Record<string, RegExp>> = {
  'docs/specification.md': /^## (\d+)\. /gm,
  'docs/decisions.md': /^- \*\*([DP]\d+)/gm,
  'docs/contract-decisions.md': /^- \*\*(P\d+)/gm,
};
const CITING = /\.(?:tsx?|mjs|cjs|js|ya?ml|html|css|md)$/;
/** Written by a tool, or test data. */
const NOT_OURS =
  /\.generated\.ts$|(?:^|\/)(?:corpus|cases|reported)\/|^scripts\/check\/citations\.test\.ts$/;
/**
 * `D12`, `P3`, and `S7` for section 7 of the specification; not part of a path, a colour, a name or
 * an escape.
 */
const NUMBER = /(?<![\w.#&\\/-])([DPS]\d{1,2})(?![\w:]|\.\d)/g;
/**
 * `specification 4` and `specification, section 9`, but not that of a file format; further sections
 * follow `and`.
 */
const SECTION =
  /(?<![A-Z]{3} )\b[Ss]pecification(?:['’]s words \(|,)? ?(?:section )?(\d+(?:(?:,| and) \d+)*)(?!\.\d)/g;

/** What a text cites, by line. */
function citedIn(line: string): string[] {
  const numbers = [...line.matchAll(NUMBER)].map(([, number = '']) => number);
  const sections = [...line.matchAll(SECTION)].flatMap(([, list = '']) =>
    (list.match(/\d+/g) ?? []).map((section) => `S${section}`),
  );
  return [...new Set([...numbers, ...sections])];
}

/**
 * Compares citations with definitions.
 * @param documents the texts that define the numbers, by path
 * @param sources every text that may cite them, by path
 * @returns numbers that are defined twice, and citations of numbers that are not defined
 */
export function wrongCitations(
  documents: Readonly<Record<string, string>>,
  sources: Readonly<Record<string, string>>,
): string[] {
  const defined = Object.entries(DEFINITIONS).flatMap(([path, form]) =>
    [...(documents[path] ?? '').matchAll(form)].map(([, number = '']) =>
      /^\d/.test(number) ? `S${number}` : number,
    ),
  );
  const twice = defined.filter((number, place) => defined.indexOf(number) !== place);
  return [
    ...twice.map(
      (number) => `${number} is defined twice in ${Object.keys(DEFINITIONS).join(', ')}`,
    ),
    ...Object.entries(sources).flatMap(([path, text]) =>
      text.split('\n').flatMap((line, index) =>
        citedIn(line)
          .filter((number) => !defined.includes(number))
          .map((number) => `${path}:${index + 1}: cites ${number}, which no document defines`),
      ),
    ),
  ];
}

/**
 * Compares what the repository cites with the documents.
 * @returns the problems; none where the sources came without git
 */
export async function citationProblems(): Promise<string[]> {
  const paths = (await trackedFiles()).filter((name) => CITING.test(name) && !NOT_OURS.test(name));
  const read = async (names: readonly string[]): Promise<Record<string, string>> =>
    Object.fromEntries(
      await Promise.all(
        names.map(async (name) => [name, await readFile(name, 'utf8').catch(() => '')] as const),
      ),
    );
  return wrongCitations(await read(Object.keys(DEFINITIONS)), await read(paths));
}
