/** @jest-environment node */
import { documentProblems, findDocumentProblems } from './documents';
import type { DescribedProject } from './documents';

const SOUND: DescribedProject = {
  documents: {
    'README.md':
      '| `npm run build` | writes `dist` | `npm test` runs it; `npm run bench`, `bench:pickers`. [How](docs/limits.md#x) `scripts/run.mjs` ![a](docs/a.png) [web](https://a.example) `GET /__mock/messages?to=1` `/__mock/docs/control` `/api/imports/7` `/api/…`, `src/api/x`',
    'docs/limits.md': '[back](../README.md)',
  },
  scripts: {
    build: 'node scripts/run.mjs build',
    test: 'node scripts/run.mjs test',
    bench: 'node scripts/run.mjs bench',
    'bench:pickers': 'node scripts/run.mjs bench-pickers',
  },
  commands: ['bench', 'bench-pickers', 'build', 'test'],
  addresses: ['/__mock/messages', '/__mock/docs', '/api/imports/{importId}'],
  isThere: (path) =>
    ['docs/limits.md', 'docs/a.png', 'scripts/run.mjs', 'README.md'].includes(path),
};
const withReadme = (text: string): DescribedProject => ({
  ...SOUND,
  documents: { ...SOUND.documents, 'README.md': `${SOUND.documents['README.md'] ?? ''} ${text}` },
});

it('have no problems if everything that they name exists', () =>
  expect(findDocumentProblems(SOUND)).toEqual([]));

it.each<[fault: string, told: DescribedProject, problem: string]>([
  [
    'a removed command',
    withReadme('`npm run budgetz`'),
    'README.md: package.json has no script “budgetz”',
  ],
  [
    'a link to a missing file',
    withReadme('[limits](docs/limit.md)'),
    'README.md: links to docs/limit.md, which does not exist',
  ],
  [
    'a removed file',
    withReadme('`src/lib/gone.ts`'),
    'README.md: names src/lib/gone.ts, which does not exist',
  ],
  [
    'a removed address',
    withReadme('`GET /__mock/mail?to=1`'),
    'README.md: nothing answers /__mock/mail',
  ],
  [
    'a removed operation',
    withReadme('`/api/uploads/7`'),
    'README.md: nothing answers /api/uploads/7',
  ],
  [
    'a command without a script',
    { ...SOUND, commands: [...SOUND.commands, 'soak'] },
    'scripts/commands/soak.ts: no script of package.json starts it',
  ],
])('are reported for %s', (_fault, told, problem) =>
  expect(findDocumentProblems(told)).toEqual([problem]),
);

it('are reported for a script that is not documented', () => {
  expect(
    findDocumentProblems({ ...SOUND, scripts: { ...SOUND.scripts, soak: 'prettier .' } }),
  ).toEqual(['README.md: does not name script “soak”']);
});

it('of the project are true', async () => expect(await documentProblems()).toEqual([]));
