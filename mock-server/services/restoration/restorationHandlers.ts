import { codes } from '#mock/codes.ts';
import type {
  Call,
  EmptyEnvelope,
  Handlers,
  InjectedFault,
} from '#mock/services/operationTypes.ts';
import { findTestTrigger } from '#mock/testIdentifiers.ts';
import { isPending, restoreAccount } from './deregistration';
import { findPerson, isOfThisCountry } from '#mock/services/sign-in/people.ts';
import type { Identifier } from '#mock/services/sign-in/people.ts';
import type { Namespace } from '#mock/state/types.ts';
import type { Channel, UserRow } from '#mock/state/tables.ts';
import { issueCode, redeemCode, secondsUntilResend } from '#mock/services/sign-in/codes.ts';
import { faultOfIdentifier, ok, refuse } from '#mock/services/common/answers.ts';

type RestoreOperation =
  'sendRestoreEmailCode' | 'sendRestoreSmsCode' | 'checkRestoreEmailCode' | 'checkRestoreSmsCode';
type Restoring = Pick<Call<'sendRestoreSmsCode'>, 'say' | 'namespace' | 'lang' | 'log' | 'origin'>;

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
  { say, namespace, lang, log, origin }: Restoring,
  who: Identifier,
): { status: 200; body: EmptyEnvelope } | InjectedFault {
  const [channel, identifier] = textOf(who);
  const fault = faultOfIdentifier(identifier, say);
  if (fault) return fault;
  if (findTestTrigger(identifier) === 'refused') return refuse(codes.sendRefused, say.sendRefused);
  if (!findPending(namespace, who)) return refuse(codes.nothingToRestore, say.nothingToRestore);
  const seconds = secondsUntilResend(namespace, identifier, 'restore');
  if (seconds > 0) return refuse(codes.sendTooSoon, say.sendTooSoon(seconds));
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

/** Answers with empty data unless the code is valid; restores the account if it is. */
function check(
  { say, namespace }: Restoring,
  who: Identifier,
  code: string,
): { status: 200; body: { code: string; message: string; data: true | null } } | InjectedFault {
  const [, identifier] = textOf(who);
  const fault = faultOfIdentifier(identifier, say);
  if (fault) return fault;
  const user = findPending(namespace, who);
  if (!user || redeemCode(namespace, identifier, code, 'restore') !== 'right') return ok(null);
  restoreAccount(namespace, user);
  return ok(true);
}

export const restorationHandlers: Pick<Handlers, RestoreOperation> = {
  sendRestoreEmailCode: (call) => send(call, byEmail(call.query.email)),
  sendRestoreSmsCode: (call) =>
    isOfThisCountry(call.body)
      ? send(call, { mobile: call.body.phone_number })
      : refuse(codes.phoneInvalid, call.say.phoneInvalid),
  checkRestoreEmailCode: (call) =>
    check(call, byEmail(call.query.email), call.query.verificationCode),
  checkRestoreSmsCode: (call) =>
    isOfThisCountry(call.body)
      ? check(call, { mobile: call.body.phone_number }, call.body.verificationCode)
      : ok(null),
};
