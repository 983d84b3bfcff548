/** @jest-environment node */
import { emptySelection } from '#lib/selection/selection.ts';
import { assignmentFields } from './assignmentFields';
import { assignmentProblems } from './assignmentSchema';

type AssignmentInput = Parameters<typeof assignmentProblems>[0];

const VALID: AssignmentInput = {
  content: 'Safety at work',
  visibility: 'all',
  certificate: 'notIssued',
  academies: [],
  participants: { ...emptySelection(), groups: ['g1'] },
};
const members = (...included: string[]) => ({
  ...emptySelection(),
  members: { included, excluded: [] },
});

function problems(
  changes: Partial<AssignmentInput> = {},
  circumstances: Partial<Parameters<typeof assignmentProblems>[1]> = {},
) {
  return assignmentProblems(
    { ...VALID, ...changes },
    { gone: {}, headCount: null, selectionLimit: 2, ...circumstances },
  );
}

test('a complete assignment has no problem, also while the number of people is unknown', () => {
  expect(problems()).toEqual({});
  expect(problems({}, { headCount: 1 })).toEqual({});
});

test.each([
  ['', 'assign.content.empty'],
  [' \u3000\u200b ', 'assign.content.empty'],
  ['\u3164 \u2800', 'assign.content.empty'],
  ['a'.repeat(200), undefined],
  [` ${'a'.repeat(200)} `, undefined],
  ['𠮷'.repeat(200), undefined],
  [`two\nlines`, undefined],
  ['a'.repeat(201), 'assign.content.tooLong'],
  ['𠮷'.repeat(201), 'assign.content.tooLong'],
])('content %#', (content, problem) => {
  expect(problems({ content }).content).toBe(problem);
});

test('areas need an academy, and none that was deleted', () => {
  const academies = [{ id: 'a1', name: 'One' }];
  const areas = { visibility: 'areas', academies } as const;
  expect(problems({ visibility: 'areas' }).academies).toBe('assign.academies.empty');
  expect(problems(areas)).toEqual({});
  expect(problems(areas, { gone: { academies: ['a1'] } }).academies).toBe('assign.academies.gone');
  expect(problems(areas, { gone: { members: ['a1'] } })).toEqual({});
  expect(problems({ academies }, { gone: { academies: ['a1'] } })).toEqual({});
});

test.each([
  ['no rule', emptySelection(), null, 'assign.participants.empty'],
  [
    'exclusions only',
    { ...emptySelection(), members: { included: [], excluded: ['m1'] } },
    null,
    'assign.participants.empty',
  ],
  ['as many members as allowed', members('m1', 'm2', 'm2'), null, undefined],
  ['one member more', members('m1', 'm2', 'm3'), null, 'assign.participants.tooMany'],
  ['rules that match no one', members('m1'), 0, 'assign.participants.nobody'],
])('participants with %s', (_about, participants, headCount, problem) => {
  expect(problems({ participants }, { headCount }).participants).toBe(problem);
});

test('the message about a long text names the limit', () => {
  expect(assignmentFields.messageOf('content', 'assign.content.tooLong', VALID)).toEqual({
    phrase: 'assign.content.tooLong',
    values: { limit: 200 },
  });
});
