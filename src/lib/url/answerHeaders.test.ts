/** @jest-environment node */
import { readFileSync } from 'node:fs';
import data from '@mdn/browser-compat-data';
import type { SupportStatement } from '@mdn/browser-compat-data';
import { answerHeaders } from './answerHeaders';

/** Chromium has them on some platforms only. */
const OF_A_PLATFORM = ['bluetooth', 'web-share'];

const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  browserslist: string[];
};
const oldest = Number(/chrome >= (\d+)/.exec(browserslist.join())?.[1]);

/** Whether every supported version of Chrome has it. */
function isInAll(support: SupportStatement | undefined): boolean {
  const [newest] = Array.isArray(support) ? support : [support];
  const { version_added, version_removed, flags } = newest ?? {};
  return !flags && version_removed === undefined && Number(version_added) <= oldest;
}

test('the policy names the features that every supported browser knows, once each', () => {
  const {
    __compat: _,
    wildcards: _syntax,
    ...features
  } = data.http.headers?.['Permissions-Policy'] ?? {};
  const expected = Object.entries(features).flatMap(([name, { __compat: compat }]) =>
    isInAll(compat?.support.chrome) && compat?.status?.deprecated !== true ? [name] : [],
  );
  const policy = answerHeaders['Permissions-Policy']?.replaceAll(/=\((?:self)?\)/g, '').split(',');
  expect(policy?.sort()).toEqual(expected.filter((name) => !OF_A_PLATFORM.includes(name)).sort());
});
