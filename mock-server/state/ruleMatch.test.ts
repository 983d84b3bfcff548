/** @jest-environment node */
import { matchesCall, matchesPattern } from './ruleMatch';
import type { RuleMatch } from './controlTypes';

test.each<[string, string, boolean]>([
  ['/api/auth/oauth/token', '/api/auth/oauth/token', true],
  ['/api/auth/oauth/token', '/API/auth/*', true],
  ['/api/auth/oauth/token', '*token', true],
  ['/api/auth/oauth/token', '/api/*/oauth/*', true],
  ['/api/auth/oauth/token', '/api/*/token/*', false],
  ['/api/auth', '/api', false],
  ['aba', 'ab*ba', false],
  ['', '*', true],
])('%s matches %s: %s', (text, pattern, expected) => {
  expect(matchesPattern(text, pattern)).toBe(expected);
});

const call = {
  operation: 'requestToken',
  method: 'POST',
  path: '/api/auth/oauth/token',
  query: { page: '2' },
  headers: { 'x-tab': 'left' },
  body: { grant_type: 'sms_code', members: { included: ['member-1'] }, hasOwnProperty: 1 },
  accounts: ['13912345678', 'user-learner'],
  academy: 'oauth',
};

test.each<[RuleMatch, boolean]>([
  [{}, true],
  [{ method: 'POST', path: '/api/auth/*' }, true],
  [{ method: 'GET' }, false],
  [{ headers: { 'X-Tab': 'left' } }, true],
  [{ headers: { 'x-other': '*' } }, false],
  [{ headers: { constructor: '*' } }, false],
  [{ query: { page: '2' } }, true],
  [{ query: { page: '1' } }, false],
  [{ query: { toString: '*' } }, false],
  [{ body: { grant_type: 'sms*' } }, true],
  [{ body: { 'members.included.0': 'member-1' } }, true],
  [{ body: { 'members.toString': '*' } }, false],
  [{ account: 'user-learner' }, true],
  [{ account: '139*' }, true],
  [{ account: '138*' }, false],
  [{ academy: 'oauth', account: '138*' }, false],
  [{ academy: 'academy' }, false],
])('conditions %j of a rule match: %s', (when, expected) => {
  expect(matchesCall(when, call)).toBe(expected);
});
