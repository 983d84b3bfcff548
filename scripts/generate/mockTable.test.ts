/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { commonOutcomes } from '#mock/services/common/common.outcomes.ts';
import { operations } from '#shared/api/contract/operations.generated.ts';
import type { OperationId } from '#shared/api/contract/operations.generated.ts';

const OUTCOMES = readFileSync('mock-server/OUTCOMES.md', 'utf8');
const README = readFileSync('docs/mock.md', 'utf8');
const ids = Object.keys(operations) as OperationId[];

/** The names below a title of the table. */
function namesBelow(title: string): string[] {
  const [, below = ''] = OUTCOMES.split(`**${title}**`);
  const [table = ''] = below.split('\n**');
  return [...table.matchAll(/^\| `…=([^`]+)`/gm)].map(([, name = '']) => name);
}

it.each(ids)(
  'OUTCOMES.md lists the outcomes that %s has in common with others, and only valid ones',
  (id) => {
    const told = [
      ...namesBelow('Every operation'),
      ...(operations[id].bearer ? namesBelow('Every operation that wants a bearer') : []),
    ];
    expect(told).toEqual(Object.keys(commonOutcomes(id)));
  },
);

it('docs/mock.md names no code that the mock does not answer', () => {
  const named = [...README.matchAll(/(?<!\d)99\d{4}(?!\d)/g)].map(([code]) => code);
  expect(named.filter((code) => !OUTCOMES.includes(`\`${code}\``))).toEqual([]);
});
