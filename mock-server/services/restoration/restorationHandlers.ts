import { ok } from '#mock/services/vocabulary.ts';
import type { HandlerResult, Handlers } from '#mock/services/outcomes.ts';
import type { Call } from '#mock/services/vocabulary.ts';
import { findPerson, isOfThisCountry } from '#mock/services/sign-in/people.ts';
import type { Identifier } from '#mock/services/sign-in/people.ts';
import {
  issueCode,
  redeemCode,
  secondsUntilResend,
} from '#mock/services/sign-in/verificationCodes.ts';
import type { Channel, UserRow } from '#mock/state/tables.ts';
import type { Namespace } from '#mock/state/types.ts';
import { isPending, restoreAccount } from './deregistration';

type RestoreOperation =
  'sendRestoreEmailCode' | 'sendRestoreSmsCode' | 'checkRestoreEmailCode' | 'checkRestoreSmsCode';
type RestoreCodeCall = Pick<
  Call<'sendRestoreSmsCode'>,
  'say' | 'namespace' | 'lang' | 'log' | 'origin'
>;

const byEmail = (email: string): Identifier => ({ email: email.toLowerCase() });

function textOf(who: Identifier): [Channel, string] {
  return 'mobile' in who ? ['sms', who.mobile] : ['email', who.email];
}

function findPending(namespace: Namespace, who: Identifier): UserRow | undefined {
  const user = findPerson(namespace, who);
  return user && isPending(namespace, user) ? user : undefined;
}

/**
 * Sends a code only to an account that is pending deregistration. Its resend limit is separate from
 * that of sign-in codes.
 */
function send(
  { say, namespace, lang, log, origin }: RestoreCodeCall,
  who: Identifier,
): HandlerResult<'sendRestoreEmailCode'> {
  const [channel, identifier] = textOf(who);
  if (!findPending(namespace, who)) return 'nothing-to-restore';
  const seconds = secondsUntilResend(namespace, identifier, 'restore');
  if (seconds > 0) return { outcome: 'too-soon', detail: seconds };
  const code = issueCode(namespace, {
    identifier,
    purpose: 'restore',
    channel,
    lang,
    origin,
    text: channel === 'sms' ? say.restoreSmsText : say.restoreEmailText,
  });
  log(`restoration code ${code} for ${identifier}`);
  return ok(null);
}

/** Restores the account if the code is valid. */
function check(
  { namespace }: RestoreCodeCall,
  who: Identifier,
  code: string,
): HandlerResult<'checkRestoreEmailCode'> {
  const [, identifier] = textOf(who);
  const user = findPending(namespace, who);
  if (!user || redeemCode(namespace, identifier, code, 'restore') !== 'right') return 'wrong';
  restoreAccount(namespace, user);
  return 'right';
}

export const restorationHandlers: Pick<Handlers, RestoreOperation> = {
  sendRestoreEmailCode: (call) => send(call, byEmail(call.query.email)),
  sendRestoreSmsCode: (call) =>
    isOfThisCountry(call.body) ? send(call, { mobile: call.body.phone_number }) : 'bad-number',
  checkRestoreEmailCode: (call) =>
    check(call, byEmail(call.query.email), call.query.verificationCode),
  checkRestoreSmsCode: (call) =>
    isOfThisCountry(call.body)
      ? check(call, { mobile: call.body.phone_number }, call.body.verificationCode)
      : 'wrong',
};
