import { codes } from '#mock/codes.ts';
import type { Answer, Call } from '#mock/services/operationTypes.ts';
import { ok } from '#mock/services/common/answers.ts';
import { DESCRIPTIONS, tokenRefusal } from './tokensHandlers';
import type { Messages } from '#mock/texts/messages/messageTypes.ts';
import { refusing } from '#mock/services/common/builders.ts';
import { failures } from '#mock/services/common/common.ts';
import type { AlsoBy, Scenario, ScenarioTable } from '#mock/services/common/scenarioTypes.ts';

type Token = Scenario<'requestToken'>;
type SessionOperation = 'requestToken' | 'signLatestAgreement' | 'getProfile';

function refused(
  about: string,
  code: string,
  message: (say: Messages) => string,
  options: { described?: boolean; also?: AlsoBy } = {},
): Token {
  const describe = ({ email }: Call<'requestToken'>['body']): string =>
    DESCRIPTIONS[email === undefined ? 'mobile' : 'email'];
  return {
    about,
    status: 400,
    code,
    answer: ({ body, say }) =>
      tokenRefusal(code, message(say), options.described ? describe(body) : undefined),
    ...(options.also && { also: options.also }),
  };
}

function flat(
  about: string,
  body: Extract<Answer<'requestToken'>, { status: 400 }>['body'],
): Token {
  return { about, status: 400, code: body.code ?? null, answer: () => ({ status: 400, body }) };
}

function profile(
  about: string,
  data: Extract<Answer<'getProfile'>, { status: 200 }>['body']['data'],
): Scenario<'getProfile'> {
  return { about, status: 200, code: codes.ok, answer: () => ok(data) };
}

export const sessionScenarios: Pick<ScenarioTable, SessionOperation> = {
  requestToken: {
    wrong: refused(
      'the code is wrong or expired, by `error_description` (D22)',
      codes.codeWrong,
      (say) => say.codeWrong,
      {
        described: true,
        also: {
          accounts: ['19900000004', 'wrong@mock.example'],
          words: 'a wrong code, or one of five minutes ago',
        },
      },
    ),
    'wrong-other-words': flat('the same, worded differently (D22)', {
      error_description: '验证码已过期，请重新获取',
    }),
    locked: refused('the fifth wrong try', codes.codeLocked, (say) => say.codeLocked, {
      described: true,
      also: { words: 'five wrong codes' },
    }),
    pending: refused(
      'the account is pending deregistration',
      codes.pendingDeregistration,
      (say) => say.pendingDeregistration,
      {
        also: { accounts: ['19900000019', 'pending@mock.example'] },
      },
    ),
    failing: refused(
      'another failure, by `message` alone',
      codes.signInFailing,
      (say) => say.signInFailing,
      {
        also: { accounts: ['19900000005', 'failing@mock.example'] },
      },
    ),
    'described-failure': flat('another failure, by `error_description` alone', {
      error_description: 'The account is suspended',
    }),
    'silent-failure': flat('another failure without text', { error: 'invalid_grant' }),
    'bad-number': refused(
      'not a mainland mobile number',
      codes.phoneInvalid,
      (say) => say.phoneInvalid,
      { also: { accounts: ['123'] } },
    ),
    'agreement-missing': refused(
      '`sign` was not true',
      codes.agreementMissing,
      (say) => say.agreementMissing,
    ),
    broken: { ...failures.broken, also: { accounts: ['19900000500', 'broken@mock.example'] } },
    hang: { ...failures.hang, also: { accounts: ['19900000060', 'slow@mock.example'] } },
    drop: { ...failures.drop, also: { accounts: ['19900000444', 'dropped@mock.example'] } },
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
    refused: refusing('the signature is refused', codes.agreementMissing, 'agreementMissing'),
  },
  getProfile: {
    'nickname-only': profile('no real name', { nickName: 'Robin', mobile: '13800000003' }),
    nameless: profile('no name at all', { mobile: '13800000004' }),
    'long-name': profile('a very long name', {
      realName: 'Wolfeschlegelsteinhausenbergerdorff Adolph Blaine Charles David Earl Frederick',
      nickName: '',
    }),
    arabic: profile('an Arabic name', { realName: 'ليلى الهاشمي', email: 'arabic@mock.example' }),
    'bad-picture': profile('a picture that does not load', {
      realName: '李晨曦',
      avatarUrl: 'https://gone.example/avatar.png',
    }),
    'no-profile': profile('`data` is null', null),
  },
};
