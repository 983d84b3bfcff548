import boundaries from 'eslint-plugin-boundaries';
import type { Linter } from 'eslint';

/** The layers of the source by their folders, from the project root. The first match applies. */
const FOLDERS = {
  design: 'design',
  translations: 'translations',
  lib: 'src/lib',
  contract: 'src/shared/api/contract',
  api: 'src/shared/api',
  language: 'src/shared/i18n',
  storage: 'src/shared/storage',
  script: 'src/shared/client-id/script',
  shared: 'src/shared',
  feature: 'src/features/*',
  early: 'src/app/first-paint/early',
  app: 'src/app',
  cases: 'src/testing/cases',
  testing: 'src/testing',
  entry: 'src',
  mock: 'mock-server',
  e2e: 'e2e',
  scripts: 'scripts',
} as const;

type Layer = keyof typeof FOLDERS;

const SHARED: readonly Layer[] = ['shared', 'language', 'storage'];
const API: readonly Layer[] = ['api', 'contract'];

/** What each layer may import besides itself. */
const ALLOWED_IMPORTS: Readonly<Record<Layer, readonly Layer[]>> = {
  design: [],
  translations: [],
  lib: [],
  contract: [],
  api: ['contract', 'lib'],
  language: ['translations', 'shared', 'storage', ...API, 'lib', 'design'],
  shared: ['language', 'storage', ...API, 'lib', 'design'],
  feature: [...SHARED, ...API, 'lib', 'design'],
  early: ['language', 'storage', 'contract', 'lib'],
  app: ['early', 'feature', ...SHARED, ...API, 'lib', 'design'],
  testing: [
    'cases',
    'app',
    'feature',
    ...SHARED,
    ...API,
    'lib',
    'design',
    'translations',
    'mock',
    'entry',
  ],
  cases: [],
  storage: [],
  script: ['lib'],
  entry: ['app', 'early', 'feature', ...SHARED, ...API, 'lib', 'design'],
  mock: ['contract', 'lib', 'design'],
  e2e: ['cases', 'scripts', 'mock', 'translations', 'contract', 'lib'],
  scripts: [
    'cases',
    'app',
    'entry',
    'early',
    'mock',
    'design',
    'translations',
    ...SHARED,
    ...API,
    'lib',
  ],
};

const MESSAGE =
  'Import boundaries (CONTRIBUTING.md): {{from.element.types.[0]}} may not import {{to.element.types.[0]}}';

/** Selects the layer itself; for a feature only the same feature. */
function same(layer: Layer) {
  return layer === 'feature'
    ? { element: { types: layer, captured: { name: '{{from.element.captured.name}}' } } }
    : { element: { types: layer } };
}

/**
 * Selects the importing files. `entry` means the files in `src` itself: an unlisted folder there
 * may import nothing.
 */
function importing(layer: Layer) {
  return {
    element: layer === 'entry' ? { types: layer, fileInternalPath: '*' } : { types: layer },
  };
}

/**
 * One policy for each importing layer, because the rule evaluates every policy for every import.
 */
const policies = (Object.keys(ALLOWED_IMPORTS) as Layer[]).map((layer) => ({
  from: importing(layer),
  allow: [{ to: same(layer) }, { to: { element: { types: ALLOWED_IMPORTS[layer] } } }],
}));

/**
 * Imports go one way, and a feature never imports another. The types of the phrases are available
 * everywhere in `src`.
 */
export const boundariesConfig: Linter.Config = {
  files: ['**/*.{ts,tsx}'],
  plugins: { boundaries },
  settings: {
    'import/resolver': { typescript: { alwaysTryTypes: true } },
    'boundaries/include': ['{src,design,translations,mock-server,e2e,scripts}/**/*.{ts,tsx,json}'],
    'boundaries/elements': Object.entries(FOLDERS).map(([type, pattern]) => ({
      type,
      pattern,
      partialMatch: false,
      exclusive: true,
      ...(type === 'feature' ? { capture: ['name'] } : {}),
    })),
    'boundaries/files': [{ category: 'test', pattern: '**/*.{test,stories}.{ts,tsx}' }],
  },
  rules: {
    'boundaries/no-unknown-files': 'error',
    'boundaries/dependencies': [
      'error',
      {
        default: 'disallow',
        checkInternals: false,
        message: MESSAGE,
        policies: [
          ...policies,
          {
            from: { element: { types: ['api', 'language', 'shared', 'feature', 'app', 'entry'] } },
            allow: {
              to: { element: { types: 'translations', fileInternalPath: 'phrases.ts' } },
              dependency: { kind: 'type' },
            },
          },
          {
            from: {
              element: { types: ['lib', 'api', 'language', 'shared', 'feature', 'app', 'design'] },
              file: { categories: 'test' },
            },
            allow: { to: { element: { types: ['cases', 'testing', 'mock', 'translations'] } } },
          },
          {
            from: { element: { types: 'mock' }, file: { categories: 'test' } },
            allow: {
              to: [
                { element: { types: 'cases' } },
                {
                  element: {
                    types: 'testing',
                    fileInternalPath: '{run/properties,pages/readRows,pages/soon}.ts',
                  },
                },
              ],
            },
          },
        ],
      },
    ],
  },
};
