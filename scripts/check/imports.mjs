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
/** The folders of a feature or of the mock by layer. A layer imports those after it; the rest imports any. */
const LAYERS = {
  'sign-in': [
    ['dialog'],
    ['code', 'qr', 'third-party', 'restoration'],
    ['verification'],
    ['finish'],
    ['parts'],
    ['offer'],
  ],
  assignment: [
    ['list'],
    ['form'],
    ['pickers'],
    ['import'],
    ['selection', 'order-reminder', 'parts'],
  ],
  'assignment/pickers': [
    ['dialog'],
    ['batch'],
    ['departments'],
    ['list', 'scope'],
    ['selected'],
    ['parts'],
    ['api'],
  ],
  'assignment/import': [['dialog'], ['upload'], ['parts'], ['sheet']],
  'mock-server': [
    ['control'],
    ['services'],
    ['upstream'],
    ['http'],
    ['contract', 'texts'],
    ['state'],
  ],
};
/** @param folder relative to `src/features`, or of the mock */
const notUpwards = (folder) =>
  folder.split('/').flatMap((name, at, path) => {
    const layers = LAYERS[path.slice(0, at).join('/')] ?? [];
    const below = layers.slice(layers.findIndex((layer) => layer.includes(name)) + 1);
    return layers.length === 0
      ? []
      : {
          regex: `^${'\\.\\./'.repeat(path.length - at)}(?!\\.\\.|(?:${[name, ...below.flat()].join('|')})/)`,
          message: 'Folders import one way (LAYERS in scripts/check/imports.mjs)',
        };
  });
const foldersOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.replace('src/features/', ''));

/** The rules of CONTRIBUTING.md, "Imports". The last one that names a folder applies. */
export const imports = [
  mayNotImport(['translations'], ['\\w+']),
  mayNotImport(['design'], ['app', 'features', 'shared', 'lib', 'testing', 'mock', 'translations']),
  mayNotImport(
    ['src/lib'],
    ['app', 'features', 'shared', 'testing', 'mock', 'design', 'translations'],
  ),
  mayNotImport(['src/shared'], ['app', 'features', 'testing', 'mock']),
  ...FEATURES.flatMap((feature) =>
    [feature, ...foldersOf(`src/features/${feature}`)].map((folder) =>
      mayNotImport(
        [`src/features/${folder}`],
        ['app', 'features', 'testing', 'mock', 'translations'],
        {
          regex: `^(?:\\.\\./)+(?:${FEATURES.filter((name) => name !== feature).join('|')})/`,
          message: 'A feature imports no other feature (CONTRIBUTING.md, Imports)',
        },
        ...notUpwards(folder),
      ),
    ),
  ),
  mayNotImport(['src/app'], ['testing', 'mock']),
  // Scripts that are built alone: each page contains the first, and has a budget.
  mayNotImport(
    ['src/app/first-paint/early'],
    ['app', 'features', 'design', 'testing', 'mock', 'translations'],
  ),
  mayNotImport(['src/shared/api/client-id/script'], ['\\w+']),
  ...['mock-server', ...foldersOf('mock-server')].map((folder) =>
    mayNotImport(
      [folder],
      ['app', 'features', 'testing'],
      ...(/^mock-server\/testing/.test(folder) ? [] : notUpwards(folder)),
    ),
  ),
];
