import {
  applicationAnswer,
  currentApplication,
  isRealName,
  isReason,
  sendApplication,
} from './applications';
import { codes } from '#mock/contract/codes.ts';
import type { HandlerResult, Handlers } from '#mock/services/outcomes.ts';
import type { Call } from '#mock/services/vocabulary.ts';
import { signedInUser } from '#mock/services/sign-in/signedInUser.ts';
import type { TenantRow, UserRow } from '#mock/state/tables.ts';
import { tenantOf } from '#mock/state/tenantOf.ts';
import { savedImage } from './imageStore';
import { CONTRACT_BROKEN, ok, refuse } from '#mock/services/vocabulary.ts';

type Submission = Call<'submitApplication'>;
type Answer = HandlerResult<'submitApplication'>;

/** Why this person cannot apply to this academy now, if so. */
function applicationRefusal(
  { namespace }: Submission,
  user: UserRow,
  tenant: TenantRow,
): Answer | undefined {
  if (tenant.behavior === 'refusing') return 'refused';
  // Administrators process applications and cannot apply.
  if (user.role === 'administrator') return 'no-permission';
  const isWaiting = currentApplication(namespace, user, tenant.id)?.state === 'sent';
  return isWaiting ? 'already-sent' : undefined;
}

/** The contract's values; without enforcement any value may arrive. */
const GENDERS: readonly unknown[] = ['male', 'female'];

function mistake({ body, namespace }: Submission, user: UserRow): Answer | undefined {
  if (!isRealName(body.realName)) return 'bad-name';
  if (!isReason(body.reason)) return 'bad-reason';
  if (!GENDERS.includes(body.gender)) return refuse(codes.contractBroken, CONTRACT_BROKEN);
  const isTheirs =
    body.imageId === '' || savedImage(namespace, body.imageId)?.row.userId === user.id;
  return isTheirs ? undefined : 'unknown-image';
}

/**
 * Applications to join an academy. Each person can have one waiting application for each academy.
 */
export const applicationHandlers: Pick<Handlers, 'submitApplication' | 'getCurrentApplication'> = {
  submitApplication(call) {
    const user = signedInUser(call);
    if (!user) return 'signed-out';
    // Without enforcement, academy and picture may be missing or null.
    const tenant = call.body.tenantId ? tenantOf(call.namespace, call.body.tenantId) : call.tenant;
    const body = { ...call.body, tenantId: tenant.id, imageId: call.body.imageId || '' };
    const refusal = applicationRefusal(call, user, tenant) ?? mistake({ ...call, body }, user);
    return refusal ?? ok(applicationAnswer(sendApplication(call.namespace, user, body)));
  },

  getCurrentApplication(call) {
    const user = signedInUser(call);
    if (!user) return 'signed-out';
    const application = currentApplication(call.namespace, user, call.tenant.id);
    return ok(application ? applicationAnswer(application) : null);
  },
};
