/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { codes } from '#mock/codes.ts';
import { commonScenarios } from '#mock/services/common/common.ts';
import { operations } from '#shared/api/contract/operations.generated.ts';
import type { OperationId } from '#shared/api/contract/operations.generated.ts';

const README = readFileSync('mock-server/README.md', 'utf8');
const ids = Object.keys(operations) as OperationId[];

/** The names below a title of the table. */
function namesBelow(title: string): string[] {
  const [, below = ''] = README.split(`**${title}**`);
  const [table = ''] = below.split('\n**');
  return [...table.matchAll(/^\| `…=([^`]+)`/gm)].map(([, name = '']) => name);
}

it.each(ids)(
  'the README lists the outcomes that %s has in common with others, and only valid ones',
  (id) => {
    const told = [
      ...namesBelow('Every operation'),
      ...(operations[id].bearer ? namesBelow('Every operation that wants a bearer') : []),
    ];
    expect(told).toEqual(Object.keys(commonScenarios(id)));
  },
);

it('the README names exactly the codes that the mock answers', () => {
  const told = [...README.matchAll(/(?<!\d)99\d{4}(?!\d)/g)].map(([code]) => code);
  expect(Object.values(codes).filter((code) => !README.includes(code))).toEqual([]);
  expect(told.filter((code) => !Object.values<string>(codes).includes(code))).toEqual([]);
});
