import { isServiceTarget } from '#lib/url/serviceCall.ts';
import { normalPath } from './normalPath';

const IS_SERVICE = /^\/api\//;
const IS_MOCK = /^\/__mock(?:\/|$)/;

/**
 * Who answers a request target: the services with the mock's own pages, or the files of the build.
 * A target is refused if it leads to the services only before or only after its escapes and dot
 * segments are resolved, or if the services could read it differently (`isServiceTarget`).
 */
export function judgeTarget(target: string): 'services' | 'files' | 'refused' {
  const [raw = ''] = target.split('?', 1);
  const path = normalPath(target);
  if (path === undefined) return 'refused';
  if (isServiceTarget(target)) return 'services';
  if (IS_SERVICE.test(raw) || IS_SERVICE.test(path)) return 'refused';
  return IS_MOCK.test(raw) ? 'services' : 'files';
}
