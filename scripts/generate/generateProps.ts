import { readdir, readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { themes } from '#design/tokens/themes.ts';
import { propsIn, wordUnions } from './propsOfSource';
import { writeOrCompare } from './writeOrCompare';

const COMPONENTS = 'design/components';

async function sourcesOf(name: string): Promise<string> {
  const files = await readdir(resolve(COMPONENTS, name));
  const sources = files
    .filter((file) => /^\w+\.tsx?$/.test(file))
    .map((file) => readFile(resolve(COMPONENTS, name, file), 'utf8'));
  return (await Promise.all(sources)).join('\n');
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
  const lines = entries.map(([name, { also, props, types }]) =>
    [
      `  ${name}: {`,
      `    also: ${JSON.stringify(also)},`,
      '    props: [',
      ...props.map((prop) => `      ${JSON.stringify(prop)},`),
      '    ],',
      `    types: ${JSON.stringify(types)},`,
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
