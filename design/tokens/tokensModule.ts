import { themes } from './themes';

const variable = (name: string): string => `--${name.replaceAll('.', '-')}`;

const declarations = (tokens: ReadonlyMap<string, string>): string =>
  [...tokens].map(([name, value]) => `${variable(name)}:${value};`).join('');

/**
 * Source text of `tokens.generated.ts`: the CSS of both themes and the union of token names.
 * @throws when the two themes do not declare the same names.
 */
export function tokensModuleText(): string {
  const { shared, light, dark } = themes;
  const lonely = [...light.keys(), ...dark.keys()].filter(
    (name) => !light.has(name) || !dark.has(name),
  );
  if (lonely.length > 0) throw new Error(`Only one theme declares ${lonely.join(', ')}`);
  const css = [
    `:root{color-scheme:light;${declarations(shared)}${declarations(light)}}`,
    `:root[data-theme='dark']{color-scheme:dark;${declarations(dark)}}`,
    `@media (prefers-color-scheme: dark){:root:not([data-theme='light']){color-scheme:dark;${declarations(dark)}}}`,
  ];
  const names = [...shared.keys(), ...light.keys()].map((name) => `  | '${name}'`);
  return [
    '// Written by scripts/generate/generateTokens.ts from design/tokens/*.tokens.json. Do not edit.',
    'export const tokensCss = `',
    ...css,
    '`;',
    '',
    'export type TokenName =',
    `${names.join('\n')};`,
    '',
  ].join('\n');
}
