/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const PLANTED: readonly (readonly [rule: string, file: string, code: string])[] = [
  ['typescript(no-floating-promises)', 'src/floating.ts', 'const send = async () => 1;\nsend();\n'],
  [
    'typescript(no-misused-promises)',
    'src/misused.ts',
    'export const sent = (answer: Promise<boolean>) => (answer ? 1 : 2);\n',
  ],
  [
    'typescript(switch-exhaustiveness-check)',
    'src/missing.ts',
    "export function name(kind: 'a' | 'b') { switch (kind) { case 'a': return 1; } return 2; }\n",
  ],
  ['typescript(no-explicit-any)', 'src/any.ts', 'export const anything = (value: any) => value;\n'],
  [
    'typescript(no-non-null-assertion)',
    'src/assertion.ts',
    'export const first = (list: readonly number[]) => list[0]!;\n',
  ],
  // Type imports count as well.
  [
    'import(no-cycle)',
    'src/cycleOne.ts',
    "import type { Two } from './cycleTwo';\nexport type One = { two?: Two };\n",
  ],
  [
    'import(no-cycle)',
    'src/cycleTwo.ts',
    "import type { One } from './cycleOne';\nexport type Two = { one?: One };\n",
  ],
  ['eslint(no-console)', 'src/console.ts', "console.log('x');\n"],
  ['eslint(no-warning-comments)', 'src/comment.ts', '// TODO: later\nexport {};\n'],
  ['eslint(max-lines)', 'src/long.ts', 'export {};\n'.repeat(281)],
  ['eslint(no-undef)', 'mock-server/page.js', 'unknownFunction();\n'],
  [
    'react-hooks(rules-of-hooks)',
    'src/Hooks.tsx',
    "import { useState } from 'react';\nexport function Hooks({ open }: { open: boolean }) { if (open) useState(1); return null; }\n",
  ],
  [
    'react(set-state-in-effect)',
    'src/Effect.tsx',
    "import { useEffect, useState } from 'react';\nexport function Effect() { const [a, setA] = useState(1); useEffect(() => { setA(2); }, []); return <p>{a}</p>; }\n",
  ],
  ['jsx-a11y(alt-text)', 'src/Picture.tsx', 'export const Picture = () => <img src="a.png" />;\n'],
];

describe('the Oxlint configuration', () => {
  let folder: string;
  let report: { code: string; filename: string }[];

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'oxlint-'));
    for (const file of ['.oxlintrc.json', 'tsconfig.json']) copyFileSync(file, join(folder, file));
    symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
    for (const [, file, code] of PLANTED) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), code);
    }
    const oxlint = join(process.cwd(), 'node_modules/oxlint/bin/oxlint');
    const { stdout } = spawnSync(
      process.execPath,
      [oxlint, '--type-aware', '-f', 'json', '-c', '.oxlintrc.json', 'src', 'mock-server'],
      { cwd: folder, encoding: 'utf8' },
    );
    report = (JSON.parse(stdout) as { diagnostics: typeof report }).diagnostics;
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(PLANTED)('finds %s in %s', (rule, file) => {
    expect(report.filter(({ filename }) => filename === file).map(({ code }) => code)).toContain(
      rule,
    );
  });
});
