import { emailProblem } from '#lib/identifier/emailAddress.ts';
import { ok } from '#mock/services/vocabulary.ts';
import type { HandlerResult, Handlers } from '#mock/services/outcomes.ts';
import type { Call } from '#mock/services/vocabulary.ts';
import type { Channel } from '#mock/state/tables.ts';
import { isMobileNumber, isOfThisCountry } from './people';
import { isSliderDue, issueSlider, spendSlider } from './sliders';
import { issueCode, secondsUntilResend } from './verificationCodes';

type SendCodeCall = Pick<Call<'sendSmsCode'>, 'say' | 'namespace' | 'lang' | 'log' | 'origin'>;
/** What both ways of sending answer. */
type SendAnswer = HandlerResult<'sendSmsCode'> & HandlerResult<'sendEmailCode'>;

function sliderRefusal(
  { namespace }: SendCodeCall,
  account: string,
  left: string,
  key: string,
): SendAnswer | undefined {
  if (key === '' || left === '')
    return isSliderDue(namespace, account) ? 'slider-required' : undefined;
  const result = spendSlider(namespace, account, key, Number(left));
  return result === 'right' ? undefined : `slider-${result}`;
}

function send(
  call: SendCodeCall,
  channel: Channel,
  to: string,
  left: string,
  key: string,
): SendAnswer {
  const { say, namespace, lang, log, origin } = call;
  const seconds = secondsUntilResend(namespace, to);
  if (seconds > 0) return { outcome: 'too-soon', detail: seconds };
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
  getSliderChallenge({ query, namespace }) {
    const account = query.account.toLowerCase();
    return ok(isSliderDue(namespace, account) ? issueSlider(namespace, account) : null);
  },

  sendEmailCode(call) {
    // Without enforcement, fields that the slider always fills may be missing.
    const { email, left = '', key = '' } = call.body;
    if (emailProblem(email) !== undefined) return 'bad-address';
    return send(call, 'email', email.toLowerCase(), left, key);
  },

  sendSmsCode(call) {
    const { phone_number: phone, left = '', key = '' } = call.body;
    if (!isMobileNumber(phone) || !isOfThisCountry(call.body)) return 'bad-number';
    return send(call, 'sms', phone, left, key);
  },
};
