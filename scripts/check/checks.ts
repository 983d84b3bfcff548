import { checkTokens } from './checkTokens';
import { checkTranslations } from './checkTranslations';
import { generateContract } from '#scripts/generate/generateContract.ts';
import { generateDeploymentSchema } from '#scripts/generate/deploymentSchema.ts';
import { generateProps } from '#scripts/generate/generateProps.ts';
import { generateTokens } from '#scripts/generate/generateTokens.ts';
import { checkMockTable } from '#scripts/generate/mockTable.ts';
import { runTool } from '#scripts/cli/runTool.ts';
import type { Check } from './check';
import { contractRuleProblems } from './contract/rules';
import { documentProblems } from './documents';
import { addressesInLockFile, mockCodesInSource } from './sourceRules';
import { trackedFileProblems } from './trackedFiles';
import { unusedTokenProblems } from './unusedTokens';

const ESLINT_CACHE = [
  '--cache',
  '--cache-location',
  '.cache/eslint',
  '--cache-strategy',
  'content',
];

function tool(script: string, ...arguments_: string[]): () => Promise<string> {
  return async () => {
    const { code, output } = await runTool(script, arguments_, { output: 'keep' });
    return code === 0 ? '' : output.trim() || `ended with exit code ${code}`;
  };
}

function list(problems: () => string[] | Promise<string[]>): () => Promise<string> {
  return async () => (await problems()).join('\n');
}

const PRETTIER_CACHE = ['--cache', '--cache-location=.cache/prettier'];

/** The checks of `npm run check`, the slow ones first. */
export const checks: readonly Check[] = [
  {
    name: 'lint by Oxlint',
    run: tool(
      'node_modules/oxlint/bin/oxlint',
      '--type-aware',
      '--deny-warnings',
      '--report-unused-disable-directives',
    ),
  },
  {
    name: 'lint by ESLint',
    run: tool('node_modules/eslint/bin/eslint.js', '.', '--max-warnings=0', ...ESLINT_CACHE),
  },
  {
    name: 'lint of styles',
    run: tool(
      'node_modules/stylelint/bin/stylelint.mjs',
      '{src,design}/**/*.{ts,tsx}',
      '--cache',
      '--cache-location=.cache/stylelint',
      '--cache-strategy=content',
    ),
  },
  {
    name: 'format',
    run: tool(
      'node_modules/prettier/bin/prettier.cjs',
      '--check',
      '.',
      '--log-level=warn',
      ...PRETTIER_CACHE,
    ),
  },
  { name: 'types', run: tool('node_modules/@typescript/native/bin/tsc') },
  {
    name: 'unused files, exports and packages',
    run: tool('node_modules/knip/bin/knip.js', '--no-progress'),
  },
  { name: 'generated contract is current', run: list(() => generateContract({ check: true })) },
  { name: 'contracts follow the rules of OpenAPI', run: list(contractRuleProblems) },
  { name: 'generated tokens are current', run: list(() => generateTokens({ check: true })) },
  { name: 'documented properties are current', run: list(() => generateProps({ check: true })) },
  {
    name: 'deployment schema is current',
    run: list(() => generateDeploymentSchema({ check: true })),
  },
  { name: 'table of the mock is current', run: list(checkMockTable) },
  { name: 'contrast of the tokens', run: list(checkTokens) },
  { name: 'tokens are used', run: list(unusedTokenProblems) },
  { name: 'translations', run: list(checkTranslations) },
  { name: 'no code of the mock in src', run: list(mockCodesInSource) },
  { name: 'lock file without addresses', run: list(addressesInLockFile) },
  { name: 'documents name what exists', run: list(documentProblems) },
  { name: 'files of the repository', run: list(trackedFileProblems) },
];
