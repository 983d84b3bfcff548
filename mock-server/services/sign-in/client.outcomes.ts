import { NO_DATA, refusal, success } from '#mock/services/vocabulary.ts';
import { academyClosed } from '#mock/services/common/common.outcomes.ts';
import type { OutcomesOf } from '#mock/services/vocabulary.ts';

export const clientOutcomes = {
  getClientIp: {
    outside: success('from outside', false, { academies: ['academy'] }),
    internal: success('from the internal network', true, { academies: ['internal'] }),
    refused: refusal(
      '990303',
      'clientIpUnknown',
      'the network cannot be determined: an error toast',
    ),
    'no-data': NO_DATA,
  },
  getOverseas: {
    mainland: success('from the mainland', false, { academies: ['academy'] }),
    overseas: success('from outside: the host is shielded', true, { academies: ['overseas'] }),
    'no-data': NO_DATA,
    refused: academyClosed('another code'),
  },
  reportLoginFailure: { refused: academyClosed('the report is refused') },
} satisfies OutcomesOf<'getClientIp' | 'getOverseas' | 'reportLoginFailure'>;
