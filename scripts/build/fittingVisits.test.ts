/** @jest-environment node */
import { prerenderedPages } from '#app/first-paint/prerenderedPages.ts';
import { fittingVisits } from './fittingVisits';

/** The files of all pages that fit a visit. */
const fitting = (visit: string): string[] =>
  prerenderedPages
    .filter((page) => new RegExp(fittingVisits(page), 'i').test(visit))
    .map(({ file }) => file);

const HELP = '/commonUsage/failReceiveVerificationCode.htm';

it.each([
  ['/', '/index'],
  ['/?x=/join', '/index'],
  ['/join', '/join'],
  ['/JOIN?a=1', '/join'],
  ['/assign?redirect=/login/index', '/assign'],
  ['/assignments', '/assignments'],
  ['/login/index?loginMode=1', '/login/index'],
  ['/x/login/index', '/login/index'],
  ['//login/index/', '/login/index'],
  ['/login/index.html', '/login/index'],
  ['/index.html?a=1', '/index'],
  ['/join/', '/join'],
  ['/Privacy.html?a=1', '/privacy'],
  [HELP, '/commonUsage/phone'],
  [`${HELP}?type=phone`, '/commonUsage/phone'],
  [`${HELP}?type=emails`, '/commonUsage/phone'],
  [`${HELP}?type=email&type=email`, '/commonUsage/phone'],
  [`${HELP}?type=email`, '/commonUsage/email'],
  [`${HELP}?x=1&type=email&y=2`, '/commonUsage/email'],
  ['/unknown', '/404'],
  ['/index', '/404'],
  ['/unknown?path=/join', '/404'],
  ['/join/v1', '/404'],
])('%s fits only %s', (visit, file) => expect(fitting(visit)).toEqual([file]));
