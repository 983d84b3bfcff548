import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { themes } from '#design/tokens/themes.ts';

const FOLDERS = ['src', 'design'];
/** Files that list tokens without using them in a style, or are generated from them. */
const NO_USE =
  /\.(?:test|stories|docs|generated)\.tsx?$|contrastPairs\.ts$|^testing[\\/]|^docs[\\/]|^\.ladle[\\/]/;
/** A quoted name, whole or with parts that are known only at run time. */
const QUOTED_TOKEN = /['"`]([a-z]+(?:\.(?:[\w-]|\$\{[^}]*\})+)+)['"`]/gi;

/** The names that no source quotes, neither whole nor as `color.tone.${tone}.text`. */
function unusedTokens(names: readonly string[], sources: readonly string[]): string[] {
  const quotedNames = new Set(
    sources.flatMap((source) => [...source.matchAll(QUOTED_TOKEN)].map(([, name = '']) => name)),
  );
  const patterns = [...quotedNames]
    .filter((name) => name.includes('${'))
    .map(
      (name) => new RegExp(`^${name.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '[^.]+')}$`),
    );
  return names.filter(
    (name) => !quotedNames.has(name) && !patterns.some((pattern) => pattern.test(name)),
  );
}

/**
 * Every page contains all tokens, so unused ones cost bytes.
 * @returns the tokens that no style uses
 */
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
  return unusedTokens(tokens, sources.flat()).map((name) => `design/tokens: no style uses ${name}`);
}
