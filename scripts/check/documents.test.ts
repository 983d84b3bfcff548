/** @jest-environment node */
import { documentProblems, untrueInDocuments } from './documents';
import type { Told } from './documents';

const SOUND: Told = {
  documents: {
    'README.md':
      '| `npm run build` | writes `dist` | `npm test` runs it; `npm run bench`, `bench:mock`. [How](docs/limits.md#x) `scripts/run.mjs` ![a](docs/a.png) [web](https://a.example) `GET /__mock/messages?to=1` `/__mock/docs/control` `/api/imports/7` `/api/…`, `src/api/x`',
    'docs/limits.md': '[back](../README.md)',
  },
  scripts: {
    build: 'node scripts/run.mjs build',
    test: 'node scripts/run.mjs test',
    bench: 'node scripts/run.mjs bench',
    'bench:mock': 'node scripts/run.mjs bench-mock',
  },
  commands: ['bench', 'bench-mock', 'build', 'test'],
  addresses: ['/__mock/messages', '/__mock/docs', '/api/imports/{importId}'],
  isThere: (path) =>
    ['docs/limits.md', 'docs/a.png', 'scripts/run.mjs', 'README.md'].includes(path),
};
const withReadme = (text: string): Told => ({
  ...SOUND,
  documents: { ...SOUND.documents, 'README.md': `${SOUND.documents['README.md'] ?? ''} ${text}` },
});

it('are true when everything that they name is there', () =>
  expect(untrueInDocuments(SOUND)).toEqual([]));

it.each<[fault: string, told: Told, problem: string]>([
  [
    'a command that is gone',
    withReadme('`npm run budgetz`'),
    'README.md: package.json has no script “budgetz”',
  ],
  [
    'a link to nothing',
    withReadme('[limits](docs/limit.md)'),
    'README.md: leads to docs/limit.md, which is not there',
  ],
  [
    'a file that is gone',
    withReadme('`src/lib/gone.ts`'),
    'README.md: speaks of src/lib/gone.ts, which is not there',
  ],
  [
    'an address that is gone',
    withReadme('`GET /__mock/mail?to=1`'),
    'README.md: nobody answers /__mock/mail',
  ],
  [
    'an operation that is gone',
    withReadme('`/api/uploads/7`'),
    'README.md: nobody answers /api/uploads/7',
  ],
  [
    'a command without a script',
    { ...SOUND, commands: [...SOUND.commands, 'soak'] },
    'scripts/commands/soak.ts: no script of package.json starts it',
  ],
])('are told of for %s', (_fault, told, problem) =>
  expect(untrueInDocuments(told)).toEqual([problem]),
);

it('are told of for a script that starts nothing and is told nowhere', () => {
  expect(
    untrueInDocuments({
      ...SOUND,
      scripts: { ...SOUND.scripts, soak: 'node scripts/run.mjs soak' },
    }),
  ).toEqual([
    'package.json: script “soak” starts no file of scripts/commands by scripts/run.mjs',
    'README.md: says nothing of script “soak”',
  ]);
});

it('of the project are true', async () => expect(await documentProblems()).toEqual([]));
