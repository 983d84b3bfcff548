import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { themes } from '#design/tokens/themes.ts';

const FOLDERS = ['src', 'design'];
/** What speaks of tokens without drawing anything by them, or is made of them. */
const NO_USE =
  /\.(?:test|stories|docs|generated)\.tsx?$|contrastPairs\.ts$|^testing[\\/]|^docs[\\/]|^\.ladle[\\/]/;
/** A name as it is quoted, whole or with parts that are known only when it runs. */
const QUOTED = /['"`]([a-z]+(?:\.(?:[\w-]|\$\{[^}]*\})+)+)['"`]/gi;

/** The names among these that no source quotes, neither whole nor as `color.tone.${tone}.text`. */
export function unusedTokens(names: readonly string[], sources: readonly string[]): string[] {
  const quoted = new Set(
    sources.flatMap((source) => [...source.matchAll(QUOTED)].map(([, name = '']) => name)),
  );
  const patterns = [...quoted]
    .filter((name) => name.includes('${'))
    .map(
      (name) => new RegExp(`^${name.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '[^.]+')}$`),
    );
  return names.filter(
    (name) => !quoted.has(name) && !patterns.some((pattern) => pattern.test(name)),
  );
}

/** Every token comes with every page. @returns those that nothing is drawn by */
export async function unusedTokenProblems(): Promise<string[]> {
  const sources = await Promise.all(
    FOLDERS.map(async (folder) => {
      const names = (await readdir(folder, { recursive: true })).filter(
        (name) => /\.tsx?$/.test(name) && !NO_USE.test(name),
      );
      return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    }),
  );
  const tokens = [...themes.shared.keys(), ...themes.light.keys()];
  return unusedTokens(tokens, sources.flat()).map(
    (name) => `design/tokens: nothing is drawn by ${name}`,
  );
}
