import { codes } from '#mock/codes.ts';
import { ok } from '#mock/services/common/answers.ts';
import { refusing } from '#mock/services/common/builders.ts';
import type { ScenarioTable } from '#mock/services/common/scenarioTypes.ts';

export const clientScenarios: Pick<
  ScenarioTable,
  'getClientIp' | 'getOverseas' | 'reportLoginFailure'
> = {
  getClientIp: {
    outside: {
      about: 'from outside',
      status: 200,
      code: codes.ok,
      answer: () => ok(false),
      also: { tenants: ['academy'] },
    },
    internal: {
      about: 'from the internal network',
      status: 200,
      code: codes.ok,
      answer: () => ok(true),
      also: { tenants: ['internal'] },
    },
    refused: refusing(
      'the network cannot be determined: an error toast',
      codes.clientIpUnknown,
      'clientIpUnknown',
    ),
    'no-data': { about: '`data` is null', status: 200, code: codes.ok, answer: () => ok(null) },
  },
  getOverseas: {
    mainland: {
      about: 'from the mainland',
      status: 200,
      code: codes.ok,
      answer: () => ok(false),
      also: { tenants: ['academy'] },
    },
    overseas: {
      about: 'from outside: the host is shielded',
      status: 200,
      code: codes.ok,
      answer: () => ok(true),
      also: { tenants: ['overseas'] },
    },
    'no-data': { about: '`data` is null', status: 200, code: codes.ok, answer: () => ok(null) },
    refused: refusing('another code', codes.academyClosed, 'academyClosed'),
  },
  reportLoginFailure: {
    refused: refusing('the report is refused', codes.academyClosed, 'academyClosed'),
  },
};
