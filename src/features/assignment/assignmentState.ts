import type { DepartmentScope } from '#lib/selection/selection.ts';
import type { Message } from '#shared/i18n/message.ts';
import { blankDraft } from './assignmentDraft';
import type { Choices } from './assignmentDraft';
import type { GoneIds } from './goneChoices';

/**
 * `unopened`; `anonymous` without a session; while the service is asked whether the visitor may assign `loading` or
 * `loadFailed`, then `noPermission` or `filling`; the form is there while `filling` and `submitting`; then `assigned`.
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

/** How many people the selection reaches, as far as the service has told. */
export type Heads =
  | { status: 'none' }
  | { status: 'counting' }
  | { status: 'counted'; count: number }
  | { status: 'unknown'; why: Message };

/** The page of an assignment, from opening it to leaving it. */
interface AssignState extends Choices {
  status: AssignStatus;
  heads: Heads;
  /** The management scope: the form's, the dialog's and that of each chosen department (P42). */
  scope: DepartmentScope;
  /** Chosen ids that the service does not know any more. */
  gone: GoneIds;
  /** What went wrong with asking or sending, or the service's words with `noPermission`. */
  problem: Message | null;
  /** Whether what went wrong leaves open if the content has been assigned all the same. */
  uncertain: boolean;
  /** Whether the last try found the academy's quota used up (P6). */
  quotaUsedUp: boolean;
  /** Sendings that brought no assignment. */
  failures: number;
  /** People who took part when it was assigned. */
  assignedTo: number;
  /** Whether the visitor did something that led here, so that the focus should follow. */
  led: boolean;
  /** Blank forms so far; another one takes the place of the form before. */
  generation: number;
}

/** Before the page is opened. */
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
  led: false,
  generation: 0,
};

/** Moves on when that is possible from where the state is; an answer that comes too late changes nothing. */
export function move(
  state: AssignState,
  from: readonly AssignStatus[],
  to: Partial<AssignState>,
): void {
  if (from.includes(state.status)) Object.assign(state, to);
}
