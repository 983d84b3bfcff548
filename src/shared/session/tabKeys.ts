import type { Environment } from '#shared/browser/environment.ts';

/** A tab's data about a user who is signing in: where a code was sent, and running waits. */
export const VISITOR_KEYS = { sentCode: 'sent_code', resendDeadlines: 'resend_deadlines' } as const;

/** A tab's data about an account: form drafts and what was sent. */
export const ACCOUNT_KEYS = {
  joinDraft: 'join_draft',
  assignmentDraft: 'assign_draft',
  assignmentSent: 'assign_sent',
  memberImport: 'member_import',
} as const;

/**
 * Removes keys from the tab's storage. Defined here because the features may not be loaded at
 * sign-out.
 */
export function forgetInTab(
  { sessionStorage: session }: Pick<Environment, 'sessionStorage'>,
  keys: Readonly<Record<string, string>>,
): void {
  Object.values(keys).forEach((key) => session.remove(key));
}
