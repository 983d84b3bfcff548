import { emailProblem } from '#lib/identifier/emailAddress.ts';
import { codes } from '#mock/codes.ts';
import { findTestTrigger } from '#mock/testIdentifiers.ts';
import type {
  Call,
  EmptyEnvelope,
  Handlers,
  InjectedFault,
} from '#mock/services/operationTypes.ts';
import { isMobileNumber, isOfThisCountry } from './people';
import type { Channel } from '#mock/state/tables.ts';
import { issueCode, secondsUntilResend } from './codes';
import { isSliderDue, issueSlider, spendSlider } from './sliders';
import { faultOfIdentifier, ok, refuse } from '#mock/services/common/answers.ts';

type Sending = Pick<Call<'sendSmsCode'>, 'say' | 'namespace' | 'lang' | 'log' | 'origin'>;
type Refusal = { status: 200; body: EmptyEnvelope };

function sliderRefusal(
  { say, namespace }: Sending,
  account: string,
  left: string,
  key: string,
): Refusal | undefined {
  if (key === '' || left === '') {
    return isSliderDue(namespace, account)
      ? refuse(codes.sliderRequired, say.sliderRequired)
      : undefined;
  }
  switch (spendSlider(namespace, account, key, Number(left))) {
    case 'right':
      return undefined;
    case 'wrong':
      return refuse(codes.sliderWrong, say.sliderWrong);
    case 'stale':
      return refuse(codes.sliderStale, say.sliderStale);
  }
}

function send(
  call: Sending,
  channel: Channel,
  to: string,
  left: string,
  key: string,
): Refusal | InjectedFault {
  const { say, namespace, lang, log, origin } = call;
  const fault = faultOfIdentifier(to, say);
  if (fault) return fault;
  if (findTestTrigger(to) === 'refused') return refuse(codes.sendRefused, say.sendRefused);
  const seconds = secondsUntilResend(namespace, to);
  if (seconds > 0) return refuse(codes.sendTooSoon, say.sendTooSoon(seconds));
  const refusal = sliderRefusal(call, to, left, key);
  if (refusal) return refusal;
  const code = issueCode(namespace, {
    identifier: to,
    purpose: 'sign-in',
    channel,
    lang,
    origin,
    text: channel === 'sms' ? say.smsText : say.emailText,
  });
  log(`code ${code} for ${to} (${channel === 'sms' ? 'SMS' : 'e-mail'})`);
  return ok(null);
}

export const verificationCodeHandlers: Pick<
  Handlers,
  'getSliderChallenge' | 'sendEmailCode' | 'sendSmsCode'
> = {
  getSliderChallenge({ query, say, namespace }) {
    const account = query.account.toLowerCase();
    if (findTestTrigger(account) === 'imagevalid')
      return refuse(codes.challengeWarning, say.challengeWarning);
    return ok(isSliderDue(namespace, account) ? issueSlider(namespace, account) : null);
  },

  sendEmailCode(call) {
    // Without enforcement, fields that the slider always fills may be missing.
    const { email, left = '', key = '' } = call.body;
    if (emailProblem(email) !== undefined) return refuse(codes.emailInvalid, call.say.emailInvalid);
    return send(call, 'email', email.toLowerCase(), left, key);
  },

  sendSmsCode(call) {
    const { phone_number: phone, left = '', key = '' } = call.body;
    if (!isMobileNumber(phone) || !isOfThisCountry(call.body))
      return refuse(codes.phoneInvalid, call.say.phoneInvalid);
    return send(call, 'sms', phone, left, key);
  },
};
