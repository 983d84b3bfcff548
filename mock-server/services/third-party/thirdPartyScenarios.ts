import { thirdPartyHandlers } from './thirdPartyHandlers';
import type { Scenario, ScenarioTable } from '#mock/services/common/scenarioTypes.ts';

type ThirdPartyOperation = 'startPortalSignIn' | 'startVendorSignIn' | 'finishOAuth2SignIn';

function returning(error: string, about: string, words: string): Scenario<'finishOAuth2SignIn'> {
  return {
    about,
    status: 302,
    code: null,
    answer: (call) =>
      thirdPartyHandlers.finishOAuth2SignIn({ ...call, query: { ...call.query, error } }),
    also: { words },
  };
}

export const thirdPartyScenarios: Pick<ScenarioTable, ThirdPartyOperation> = {
  startPortalSignIn: {},
  startVendorSignIn: {},
  finishOAuth2SignIn: {
    denied: returning('access_denied', 'the user declined', 'stand-in page: Deny'),
    failed: returning(
      'server_error',
      'the provider failed',
      'stand-in page: Let the provider fail',
    ),
    'used-code': returning(
      'invalid_grant',
      'the code is unknown, used or old',
      'stand-in page: the code is used already',
    ),
    pending: returning(
      'account_pending',
      'the account is pending deregistration',
      'stand-in page: the user who is pending',
    ),
  },
};
