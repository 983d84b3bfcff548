import { brandProblems } from '#design/tokens/brandProblems.ts';
import { brands } from '#design/tokens/brands.ts';
import { contrastProblems } from '#design/tokens/contrastProblems.ts';
import { runTool } from '#scripts/cli/runTool.ts';
import { generators } from '#scripts/generate/generators.ts';
import { checkTranslations } from './checkTranslations';
import { contractRuleProblems } from './contractRules';
import { documentProblems } from './documents';
import { trackedFileProblems } from './trackedFiles';
import { unusedTokenProblems } from './unusedTokens';

/** @returns the problems; empty if there are none */
type Check = () => Promise<string[]>;

const cache = (name: string): string[] => ['--cache', `--cache-location=.cache/${name}`];

function tool(script: string, ...args: string[]): Check {
  return async () => {
    const { code, output } = await runTool(`node_modules/${script}`, args, { output: 'keep' });
    return code === 0 ? [] : [output.trim() || `ended with exit code ${code}`];
  };
}

/** WCAG contrast of the declared color pairs, in both themes and in every brand. */
const contrast = () => [
  ...contrastProblems(),
  ...Object.entries(brands).flatMap(([name, brand]) =>
    brandProblems(brand).map((problem) => `brand ${name}: ${problem}`),
  ),
];

const areCurrent: Check = async () => {
  const problems: string[] = [];
  for (const generate of Object.values(generators))
    problems.push(...(await generate({ check: true })));
  return problems;
};

/** The checks of `npm run check`, the slow ones first. */
export const checks: Readonly<Record<string, Check>> = {
  'lint, and types': tool(
    'oxlint/bin/oxlint',
    '--type-aware',
    '--type-check',
    '--deny-warnings',
    '--report-unused-disable-directives',
  ),
  'lint of styles': tool(
    'stylelint/bin/stylelint.mjs',
    '{src,design}/**/*.{ts,tsx}',
    ...cache('stylelint'),
    '--cache-strategy=content',
  ),
  format: tool(
    'prettier/bin/prettier.cjs',
    '--check',
    '.',
    '--log-level=warn',
    ...cache('prettier'),
  ),
  'unused files, exports and packages': tool('knip/bin/knip.js', '--no-progress'),
  'generated files are current (npm run generate)': areCurrent,
  'contract follows the rules of OpenAPI': contractRuleProblems,
  'contrast of the tokens': async () => contrast(),
  'tokens are used': unusedTokenProblems,
  translations: checkTranslations,
  'documents name what exists': async () => documentProblems(),
  'files of the repository': trackedFileProblems,
};
