import { codes } from '#mock/contract/codes.ts';
import { refusal, success } from '#mock/services/vocabulary.ts';
import { accountFailures } from '#mock/services/common/common.outcomes.ts';
import type { Answer, Call, Causes, Outcome, OutcomesOf } from '#mock/services/vocabulary.ts';
import type { Messages } from '#mock/texts/messages/messageTypes.ts';
import { identifiersOf } from '#mock/state/testIdentifiers.ts';

type Token = Outcome<'requestToken'>;
type Refusal = Extract<Answer<'requestToken'>, { status: 400 }>['body'];

/** The client matches these exactly (D22), so they are Chinese in every language. */
const DESCRIPTIONS = { mobile: '短信验证码错误或失效', email: '邮箱验证码错误或失效' } as const;

/** A refusal in the form of the token operation: flat, HTTP 400. */
function refused(
  about: string,
  code: string,
  text: (call: Call<'requestToken'>, detail?: number) => Refusal,
  causes: Causes = {},
): Token {
  return {
    about,
    status: 400,
    code,
    answer: (call, detail) => ({
      status: 400,
      body: { error: 'invalid_grant', code, ...text(call, detail) },
    }),
    ...causes,
  };
}

const withMessage =
  (text: (say: Messages) => string) =>
  ({ say }: Call<'requestToken'>): Refusal => ({ message: text(say) });

const withDescription =
  (text: (say: Messages) => string) =>
  ({ say, body: { email } }: Call<'requestToken'>): Refusal => ({
    error_description: DESCRIPTIONS[email === undefined ? 'mobile' : 'email'],
    message: text(say),
  });

function flat(about: string, body: Refusal): Token {
  return { about, status: 400, code: body.code ?? null, answer: () => ({ status: 400, body }) };
}

export const sessionOutcomes = {
  requestToken: {
    wrong: refused(
      'the code is wrong or expired, by `error_description` (D22)',
      '990201',
      withDescription((say) => say.codeWrong),
      { account: 'wrong', userAction: 'a wrong code, or one of five minutes ago' },
    ),
    'wrong-other-words': flat('the same, worded differently (D22)', {
      error_description: '验证码已过期，请重新获取',
    }),
    locked: refused(
      'the fifth wrong try',
      '990202',
      withDescription((say) => say.codeLocked),
      { userAction: 'five wrong codes' },
    ),
    pending: refused(
      'the account is pending deregistration',
      codes.pendingDeregistration,
      ({ say }, end) => ({
        message: say.pendingDeregistration,
        ...(end !== undefined && { deregistrationEndsAt: new Date(end).toISOString() }),
      }),
      { identifiers: identifiersOf('pending') },
    ),
    failing: refused(
      'another failure, by `message` alone',
      codes.signInFailing,
      withMessage((say) => say.signInFailing),
      { account: 'failing' },
    ),
    'described-failure': flat('another failure, by `error_description` alone', {
      error_description: 'The account is suspended',
    }),
    'silent-failure': flat('another failure without text', { error: 'invalid_grant' }),
    'bad-number': refused(
      'not a mainland mobile number',
      '990106',
      withMessage((say) => say.phoneInvalid),
      { identifiers: ['123'] },
    ),
    'agreement-missing': refused(
      '`sign` was not true',
      codes.agreementMissing,
      withMessage((say) => say.agreementMissing),
    ),
    ...accountFailures,
    'tokens-only': {
      about: 'tokens without `user_id`, `schoolId` and `expires_in`',
      status: 200,
      code: null,
      answer: ({ namespace: { random } }) => ({
        status: 200,
        body: {
          access_token: `access-${random.hex(40)}`,
          refresh_token: `refresh-${random.hex(40)}`,
        },
      }),
    },
  },
  signLatestAgreement: {
    refused: refusal(codes.agreementMissing, 'agreementMissing', 'the signature is refused'),
  },
  getProfile: {
    'nickname-only': success('no real name', { nickName: 'Robin', mobile: '13800000003' }),
    nameless: success('no name at all', { mobile: '13800000004' }),
    'long-name': success('a very long name', {
      realName: 'Wolfeschlegelsteinhausenbergerdorff Adolph Blaine Charles David Earl Frederick',
      nickName: '',
    }),
    arabic: success('an Arabic name', { realName: 'ليلى الهاشمي', email: 'arabic@mock.example' }),
    'bad-picture': success('a picture that does not load', {
      realName: '李晨曦',
      avatarUrl: 'https://gone.example/avatar.png',
    }),
    'no-profile': success('`data` is null', null),
  },
} satisfies OutcomesOf<'requestToken' | 'signLatestAgreement' | 'getProfile'>;
