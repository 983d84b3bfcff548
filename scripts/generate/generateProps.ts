import { readdir, readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { themes } from '#design/tokens/themes.ts';
import { propsIn, wordUnions } from './propsOfSource';
import { writeOrCompare } from './writeOrCompare';

const COMPONENTS = 'design/components';

async function sourcesOf(name: string): Promise<string> {
  const files = [`${name}.tsx`, `${name}.ts`, 'styled.ts'].map((file) =>
    readFile(resolve(COMPONENTS, name, file), 'utf8').catch(() => ''),
  );
  return (await Promise.all(files)).join('\n');
}

/** Unions that several components use, by their names. */
async function sharedUnions(): Promise<ReadonlyMap<string, string>> {
  const steps = [...themes.shared.keys()].filter((name) => name.startsWith('space.'));
  return new Map([
    ...wordUnions(await readFile(resolve('design/foundations/tone.ts'), 'utf8')),
    ['SpaceKey', steps.map((name) => `'${name.slice('space.'.length)}'`).join(' | ')],
  ]);
}

/**
 * Writes `design/docs/props.generated.ts`: the properties of every component, from its types and
 * their comments; compares it with `check`. Run it from the project root.
 * @returns the problems, empty if there are none
 */
export async function generateProps({ check }: { check: boolean }): Promise<string[]> {
  const names = (await readdir(COMPONENTS)).sort();
  const unions = await sharedUnions();
  const entries = await Promise.all(
    names.map(async (name) => [name, propsIn(name, await sourcesOf(name), unions)] as const),
  );
  const lines = entries.map(([name, { also, props }]) =>
    [
      `  ${name}: {`,
      `    also: ${JSON.stringify(also)},`,
      '    props: [',
      ...props.map((prop) => `      ${JSON.stringify(prop)},`),
      '    ],',
      '  },',
    ].join('\n'),
  );
  const content = [
    '// Written by scripts/generate/generateProps.ts from design/components. Do not edit.',
    "import type { DocumentedProps } from './documentedProps';",
    '',
    'export const componentProps: { readonly [name: string]: DocumentedProps } = {',
    ...lines,
    '};',
    '',
  ].join('\n');
  return writeOrCompare(pathToFileURL(resolve('design/docs/props.generated.ts')), content, check);
}
