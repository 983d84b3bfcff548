import { darkTokens, lightTokens, sharedTokens } from './tokens.generated';

const declarations = (tokens: Readonly<Record<string, string>>): string =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name.replaceAll('.', '-')}:${value};`)
    .join('');

const dark = declarations(darkTokens);

/** The tokens of both themes as custom properties. A page that names no theme follows the system. */
export const tokensCss = `
:root{color-scheme:light;${declarations(sharedTokens)}${declarations(lightTokens)}}
:root[data-theme='dark']{color-scheme:dark;${dark}}
@media (prefers-color-scheme: dark){:root:not([data-theme='light']){color-scheme:dark;${dark}}}
`;
