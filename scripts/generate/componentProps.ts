import { readdirSync, readFileSync } from 'node:fs';
import type { DocumentedProps } from '#design/docs/documentedProps.ts';
import { propsIn, wordUnions } from './propsOfSource';

const COMPONENTS = 'design/components';

const sourcesOf = (name: string): string =>
  readdirSync(`${COMPONENTS}/${name}`)
    .filter((file) => /^\w+\.tsx?$/.test(file))
    .map((file) => readFileSync(`${COMPONENTS}/${name}/${file}`, 'utf8'))
    .join('\n');

/** Unions that several components use, by their names. */
function sharedUnions(): ReadonlyMap<string, string> {
  const { space } = JSON.parse(
    readFileSync('design/tokens/semantic.shared.tokens.json', 'utf8'),
  ) as { space: object };
  const steps = Object.keys(space).filter((step) => !step.startsWith('$'));
  return new Map([
    ...wordUnions(readFileSync('design/foundations/tone.ts', 'utf8')),
    ['SpaceKey', steps.map((step) => `'${step}'`).join(' | ')],
  ]);
}

const unions = sharedUnions();

/** A component and what else its users import, by its documentation. */
const exportsOf = (name: string): string[] => {
  const documentation = readFileSync(`${COMPONENTS}/${name}/${name}.docs.tsx`, 'utf8');
  return [name, ...(/^ {2}parts: \[(.*)\]/m.exec(documentation)?.[1]?.match(/\w+/g) ?? [])];
};

/**
 * The properties of every component and its parts, from its types and their comments. The
 * documentation imports them as `virtual:component-props`. Paths are relative to the project root.
 */
export const componentProps: Readonly<Record<string, DocumentedProps>> = Object.fromEntries(
  readdirSync(COMPONENTS).flatMap((name) =>
    exportsOf(name).map((each) => [each, propsIn(each, sourcesOf(name), unions)]),
  ),
);
