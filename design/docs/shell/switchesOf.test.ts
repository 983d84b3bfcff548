import { switchesOf } from './switchesOf';

test.each([
  ['sign-in--qr-code--expired', { width: true, language: true }],
  ['components--button--hover', { width: true, language: true }],
  ['overview--atlas', { width: true, language: true }],
  ['patterns--sign-in', { width: true, language: true }],
  ['components--button--documentation', { width: false, language: true }],
  ['overview--welcome', { width: false, language: true }],
  ['foundations--color', { width: false, language: false }],
  ['content--voice', { width: false, language: false }],
])('%s has the switches that change it', (story, switches) => {
  expect(switchesOf(story)).toEqual(switches);
});
