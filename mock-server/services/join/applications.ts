import type { components } from '#shared/api/contract/types.generated.ts';
import { normalizeReason, reasonProblem } from '#lib/text/joinReason.ts';
import { normalizeRealName, realNameProblem } from '#lib/text/realName.ts';
import type { Namespace } from '#mock/state/types.ts';
import type { ApplicationRow, UserRow } from '#mock/state/tables.ts';

type ApplicationRequest = components['schemas']['ApplicationRequest'];

/** Whether a real name is valid by the front end's rules. */
export function isRealName(name: string): boolean {
  return realNameProblem(name) === undefined;
}

/** Whether a reason is not empty, not too long and contains no code, by the front end's rules. */
export function isReason(text: string): boolean {
  return reasonProblem(text) === undefined;
}

export function currentApplication(
  { database }: Namespace,
  user: UserRow,
  tenantId: string,
): ApplicationRow | undefined {
  return database
    .rows('applications')
    .findLast((row) => row.userId === user.id && row.tenantId === tenantId);
}

export function sendApplication(
  { database, clock }: Namespace,
  user: UserRow,
  { realName, reason, ...rest }: ApplicationRequest,
): ApplicationRow {
  return database.insert('applications', {
    ...rest,
    realName: normalizeRealName(realName),
    reason: normalizeReason(reason),
    userId: user.id,
    state: 'sent',
    submittedAt: clock.iso(),
  });
}

export function applicationAnswer({
  id,
  userId: _userId,
  ...row
}: ApplicationRow): components['schemas']['Application'] {
  return { applicationId: id, ...row };
}
