import { factsOf } from './screenFacts';

test.each([
  ['pickers--members', 'Content', 'Success'],
  ['sign-in--qr-code--loading', 'Waiting', 'Not yet'],
  ['sign-in--qr-code--expired', 'Error', 'Refused'],
  ['sign-in--getting-a-code--unreachable', 'Error', 'None'],
  ['sign-in--getting-a-code--agreement-asked', 'Question', 'Success'],
  ['pages--assignments--empty', 'Empty', 'Success'],
])('%s shows %s after the answer %s', (story, state, answer) => {
  expect(factsOf(story)).toEqual({ state, answer });
});
