import {
  applicationAnswer,
  currentApplication,
  isRealName,
  isReason,
  sendApplication,
} from './applications';
import { codes } from '#mock/codes.ts';
import type { Call, EmptyEnvelope, Handlers } from '#mock/services/operationTypes.ts';
import { signedInUser } from '#mock/services/sign-in/signedInUser.ts';
import type { TenantRow, UserRow } from '#mock/state/tables.ts';
import { tenantOf } from '#mock/tenantOf.ts';
import { savedImage } from './imageStore';
import {
  CONTRACT_BROKEN,
  forbidden,
  notSignedIn,
  ok,
  refuse,
} from '#mock/services/common/answers.ts';

type Submission = Call<'submitApplication'>;

/** Why this person cannot apply to this academy now, if so. */
function applicationRefusal(
  { say, namespace }: Submission,
  user: UserRow,
  tenant: TenantRow,
): { status: 200 | 403; body: EmptyEnvelope } | undefined {
  if (tenant.behaviour === 'refusing') return refuse(codes.academyClosed, say.academyClosed);
  // Administrators process applications and cannot apply.
  if (user.role === 'administrator') return forbidden(say);
  const isWaiting = currentApplication(namespace, user, tenant.id)?.state === 'sent';
  return isWaiting ? refuse(codes.applicationWaiting, say.applicationWaiting) : undefined;
}

/** The contract's values; without enforcement any value may arrive. */
const GENDERS: readonly unknown[] = ['male', 'female'];

function mistake(
  { body, say, namespace }: Submission,
  user: UserRow,
): { status: 200; body: EmptyEnvelope } | undefined {
  if (!isRealName(body.realName)) return refuse(codes.realNameInvalid, say.realNameInvalid);
  if (!isReason(body.reason)) return refuse(codes.reasonInvalid, say.reasonInvalid);
  if (!GENDERS.includes(body.gender)) return refuse(codes.contractBroken, CONTRACT_BROKEN);
  const isTheirs =
    body.imageId === '' || savedImage(namespace, body.imageId)?.row.userId === user.id;
  return isTheirs ? undefined : refuse(codes.imageUnknown, say.imageUnknown);
}

/**
 * Applications to join an academy. Each person can have one waiting application for each academy.
 */
export const applicationHandlers: Pick<Handlers, 'submitApplication' | 'getCurrentApplication'> = {
  submitApplication(call) {
    const user = signedInUser(call);
    if (!user) return notSignedIn(call.say);
    // Without enforcement, academy and picture may be missing or null.
    const tenant = call.body.tenantId ? tenantOf(call.namespace, call.body.tenantId) : call.tenant;
    const body = { ...call.body, tenantId: tenant.id, imageId: call.body.imageId || '' };
    const refusal = applicationRefusal(call, user, tenant) ?? mistake({ ...call, body }, user);
    return refusal ?? ok(applicationAnswer(sendApplication(call.namespace, user, body)));
  },

  getCurrentApplication(call) {
    const user = signedInUser(call);
    if (!user) return notSignedIn(call.say);
    const application = currentApplication(call.namespace, user, call.tenant.id);
    return ok(application ? applicationAnswer(application) : null);
  },
};
