import type { Environment } from '#shared/browser/environment.ts';

/** What a tab keeps of a visitor who wants to sign in: where a code went, and which numbers and addresses wait. */
export const VISITOR_KEYS = { sentCode: 'sent_code', resendDeadlines: 'resend_deadlines' } as const;

/** What a tab keeps of an account: forms that are filled in, and what was sent. */
export const ACCOUNT_KEYS = {
  joinDraft: 'join_draft',
  assignmentDraft: 'assign_draft',
  assignmentSent: 'assign_sent',
  memberImport: 'member_import',
} as const;

/** Takes keys out of the tab's storage. Here and not in the features, which may not be loaded when a visitor logs out. */
export function forgetInTab(
  { sessionStorage: session }: Pick<Environment, 'sessionStorage'>,
  keys: Readonly<Record<string, string>>,
): void {
  Object.values(keys).forEach((key) => session.remove(key));
}
