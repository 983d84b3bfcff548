import type { Outcome, OutcomesOf } from '#mock/services/vocabulary.ts';

function returnOutcome(
  error: string,
  about: string,
  userAction: string,
): Outcome<'finishOAuth2SignIn'> {
  return {
    about,
    status: 302,
    code: null,
    changes: ({ query }) => ({ query: { ...query, error } }),
    userAction,
  };
}

export const thirdPartyOutcomes = {
  finishOAuth2SignIn: {
    denied: returnOutcome('access_denied', 'the user declined', 'stand-in page: Deny'),
    failed: returnOutcome(
      'server_error',
      'the provider failed',
      'stand-in page: Let the provider fail',
    ),
    'used-code': returnOutcome(
      'invalid_grant',
      'the code is unknown, used or old',
      'stand-in page: the code is used already',
    ),
    pending: returnOutcome(
      'account_pending',
      'the account is pending deregistration',
      'stand-in page: the user who is pending',
    ),
  },
} satisfies OutcomesOf<'finishOAuth2SignIn'>;
