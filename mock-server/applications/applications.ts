import type { components } from '../../src/api/contract/types.generated';
import type { Space } from '../space/space';
import type { ApplicationRow, UserRow } from '../space/tables';

type ApplicationRequest = components['schemas']['ApplicationRequest'];

/** Letters and marks of any script, spaces and `. ' ’ · -` (D44). */
const NAME = /^[\p{L}\p{M} .'’·-]+$/u;
/** Markup, `javascript:` and `on…=` handlers (D44); `a < b` is none. */
const CODE = /<\/?[a-z!]|javascript\s*:|\bon[a-z]+\s*=/i;

/** Whether a real name is one (D44). Spaces around it do not count. */
export function isRealName(name: string): boolean {
  return name.trim() !== '' && NAME.test(name.trim());
}

/** Whether a reason says something, and holds no code. */
export function isReason(text: string): boolean {
  return text.trim() !== '' && !CODE.test(text);
}

/** The newest application of a person to an academy. */
export function currentApplication({ database }: Space, user: UserRow, tenantId: string): ApplicationRow | undefined {
  return database.rows('applications').findLast((row) => row.userId === user.id && row.tenantId === tenantId);
}

/** Takes an application in. */
export function sendApplication({ database, clock }: Space, user: UserRow, { realName, reason, ...rest }: ApplicationRequest): ApplicationRow {
  return database.insert('applications', {
    ...rest, realName: realName.trim(), reason: reason.trim(), userId: user.id, state: 'sent', submittedAt: clock.iso(),
  });
}

/** An application as the calls answer it. */
export function applicationAnswer({ id, userId: _userId, ...row }: ApplicationRow): components['schemas']['Application'] {
  return { applicationId: id, ...row };
}
