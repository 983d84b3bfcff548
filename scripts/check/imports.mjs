import { readdirSync } from 'node:fs';

const FEATURES = readdirSync('src/features');
const OUTSIDE = '(?:app|features|shared|lib|testing|design|translations|mock-server|scripts|e2e)/';

/** @param layers the folders, by their alias, that files of these folders may not import */
const mayNotImport = (folders, layers, ...more) => ({
  folders: folders.map((folder) => `${folder}/`),
  patterns: [
    {
      regex: `^#(?:${layers.join('|')})(?:/|$)`,
      // Types of the phrases.
      allowTypeImports: layers.includes('translations'),
      message: 'Imports go one way (CONTRIBUTING.md, Imports)',
    },
    {
      regex: `^\\.\\./(?:.*/)?${OUTSIDE}`,
      message: 'Import across folders with # (CONTRIBUTING.md, Imports)',
    },
    ...more,
  ],
});
/** The rules of CONTRIBUTING.md, "Imports". The last one that names a folder applies. */
export const imports = [
  mayNotImport(['translations'], ['\\w+']),
  mayNotImport(['design'], ['app', 'features', 'shared', 'lib', 'testing', 'mock', 'translations']),
  mayNotImport(
    ['src/lib'],
    ['app', 'features', 'shared', 'testing', 'mock', 'design', 'translations'],
  ),
  mayNotImport(['src/shared'], ['app', 'features', 'testing', 'mock']),
  ...FEATURES.map((feature) =>
    mayNotImport(
      [`src/features/${feature}`],
      ['app', `features/(?!${feature}/)[-\\w]+`, 'testing', 'mock', 'translations'],
      {
        regex: `^(?:\\.\\./)+(?:${FEATURES.filter((name) => name !== feature).join('|')})/`,
        message: 'A feature imports no other feature (CONTRIBUTING.md, Imports)',
      },
    ),
  ),
  mayNotImport(['src/app'], ['testing', 'mock']),
  // Scripts that are built alone: each page contains the first, and has a budget.
  mayNotImport(
    ['src/app/first-paint/early'],
    ['app', 'features', 'design', 'testing', 'mock', 'translations'],
  ),
  mayNotImport(['src/features/sign-in/client-id/script'], ['\\w+']),
  mayNotImport(['mock-server'], ['app', 'features', 'testing']),
];
