import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * The import law (CONTRIBUTING.md, "Import law"): rooms below never import rooms above, and a feature
 * never imports another feature.
 */
const elements = [
  { type: 'design', pattern: 'design', mode: 'folder' },
  { type: 'translations', pattern: 'translations', mode: 'folder' },
  { type: 'lib', pattern: 'src/lib', mode: 'folder' },
  { type: 'api', pattern: 'src/api', mode: 'folder' },
  { type: 'language', pattern: 'src/platform/language', mode: 'folder' },
  { type: 'platform', pattern: 'src/platform', mode: 'folder' },
  { type: 'feature', pattern: 'src/features/*', mode: 'folder', capture: ['name'] },
  { type: 'app', pattern: 'src/app', mode: 'folder' },
  { type: 'testing', pattern: 'src/testing', mode: 'folder' },
  { type: 'entry', pattern: 'src/*.ts*', mode: 'file' },
  { type: 'mock-server', pattern: 'mock-server', mode: 'folder' },
  { type: 'scripts', pattern: 'scripts', mode: 'folder' },
  { type: 'e2e', pattern: 'e2e', mode: 'folder' },
];

const below = {
  design: [],
  translations: [],
  lib: [],
  api: ['lib'],
  language: ['platform', 'api', 'lib', 'design', 'translations'],
  platform: ['language', 'api', 'lib', 'design'],
  feature: ['platform', 'language', 'api', 'lib', 'design'],
  app: ['feature', 'platform', 'language', 'api', 'lib', 'design'],
  entry: ['app', 'platform', 'language', 'api', 'lib', 'design'],
  testing: ['app', 'feature', 'platform', 'language', 'api', 'lib', 'design', 'translations', 'mock-server'],
  'mock-server': ['api', 'lib'],
  scripts: ['api', 'lib', 'design', 'translations', 'mock-server', 'language'],
  e2e: ['mock-server', 'scripts', 'translations', 'lib'],
} as const;

export default tseslint.config(
  { ignores: ['node_modules', 'dist', 'ladle-build', '**/*.generated.ts', '.cache', 'test-results'] },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  jsxA11y.flatConfigs.recommended,
  reactHooks.configs.flat['recommended-latest'],
  {
    plugins: { boundaries },
    settings: {
      'import/resolver': { typescript: { alwaysTryTypes: true } },
      'boundaries/elements': elements,
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      'no-console': 'error',
      'max-lines': ['error', { max: 250 }],
    },
  },
);
