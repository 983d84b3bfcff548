import type { components } from '#shared/api/contract/types.generated.ts';
import { normaliseReason, reasonProblem } from '#lib/text/joinReason.ts';
import { normaliseRealName, realNameProblem } from '#lib/text/realName.ts';
import type { Namespace } from '#mock/state/types.ts';
import type { ApplicationRow, UserRow } from '#mock/state/tables.ts';

type ApplicationRequest = components['schemas']['ApplicationRequest'];

/** Whether a real name is one, by the front end's own rules (D44). */
export function isRealName(name: string): boolean {
  return realNameProblem(name) === undefined;
}

/** Whether a reason says something, is no longer than allowed and holds no code, by the front end's own rules (D44). */
export function isReason(text: string): boolean {
  return reasonProblem(text) === undefined;
}

/** The newest application of a person to an academy. */
export function currentApplication(
  { database }: Namespace,
  user: UserRow,
  tenantId: string,
): ApplicationRow | undefined {
  return database
    .rows('applications')
    .findLast((row) => row.userId === user.id && row.tenantId === tenantId);
}

/** Takes an application in. */
export function sendApplication(
  { database, clock }: Namespace,
  user: UserRow,
  { realName, reason, ...rest }: ApplicationRequest,
): ApplicationRow {
  return database.insert('applications', {
    ...rest,
    realName: normaliseRealName(realName),
    reason: normaliseReason(reason),
    userId: user.id,
    state: 'sent',
    submittedAt: clock.iso(),
  });
}

/** An application as the calls answer it. */
export function applicationAnswer({
  id,
  userId: _userId,
  ...row
}: ApplicationRow): components['schemas']['Application'] {
  return { applicationId: id, ...row };
}
