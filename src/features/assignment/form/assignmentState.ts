import type { DepartmentScope } from '#lib/selection/selection.ts';
import type { Message } from '#shared/i18n/message.ts';
import { blankDraft } from './assignmentDraft';
import type { AssignmentChoices } from './assignmentDraft';
import type { GoneIds } from './goneChoices';

/**
 * `unopened`; `anonymous` without a session; `loading` or `loadFailed` while the permission is
 * requested, then `noPermission` or `filling`. The form is shown while `filling` and `submitting`.
 * At the end `assigned`.
 */
type AssignStatus =
  | 'unopened'
  | 'anonymous'
  | 'loading'
  | 'loadFailed'
  | 'noPermission'
  | 'filling'
  | 'submitting'
  | 'assigned';

export type Heads =
  | { status: 'none' }
  | { status: 'counting' }
  | { status: 'counted'; count: number }
  | { status: 'unknown'; why: Message };

interface AssignState extends AssignmentChoices {
  status: AssignStatus;
  heads: Heads;
  /** The management scope of the form, the dialog and each chosen department (P42). */
  scope: DepartmentScope;
  gone: GoneIds;
  /** Why a request failed, or the service's message with `noPermission`. */
  problem: Message | null;
  /** Whether the content may have been assigned despite the failure. */
  uncertain: boolean;
  quotaUsedUp: boolean;
  failures: number;
  assignedTo: number;
  /** Whether a user action led to this state, so that the focus should follow. */
  shouldFocus: boolean;
  /** Number of empty forms so far; each replaces the previous one. */
  generation: number;
}

export const initialState: AssignState = {
  status: 'unopened',
  ...blankDraft().choices,
  heads: { status: 'none' },
  scope: blankDraft().values.managementScope,
  gone: {},
  problem: null,
  uncertain: false,
  quotaUsedUp: false,
  failures: 0,
  assignedTo: 0,
  shouldFocus: false,
  generation: 0,
};

/** Changes the status if the transition is allowed; a late answer changes nothing. */
export function move(
  state: AssignState,
  from: readonly AssignStatus[],
  to: Partial<AssignState>,
): void {
  if (from.includes(state.status)) Object.assign(state, to);
}
