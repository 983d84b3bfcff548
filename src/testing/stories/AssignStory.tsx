import { blankDraft, keepDraft } from '../../features/learning-assignment/assignmentDraft';
import type { AssignmentValues, Choices } from '../../features/learning-assignment/assignmentDraft';
import { emptySelection } from '../../lib/selection/selection';
import { reply } from '../scriptedFetch';
import { StoryApp } from './StoryApp';
import { once, signedIn, submit } from './visitor';
import type { StoryStore } from './visitor';

type StoryAppProps = Parameters<typeof StoryApp>[0];

interface AssignStoryProps extends Omit<StoryAppProps, 'kept' | 'address'> {
  /** What an earlier page of the tab kept. */
  values?: Partial<AssignmentValues>;
  choices?: Partial<Choices>;
  anonymous?: boolean;
}

const PROFILE = { realName: '王管理' };

export const CHOSEN: Choices = {
  selection: {
    ...emptySelection(),
    members: { included: ['member-1', 'member-2', 'member-3'], excluded: ['member-9'] },
    departments: [{ departmentId: 'department-1', scope: 'below', effect: 'include' }],
    groups: ['group-1', 'group-2'],
    imports: ['import-1'],
  },
  academies: [
    { id: 'academy-001', name: '华东分院' },
    { id: 'academy-002', name: '合作伙伴学院（西南）' },
    { id: 'academy-003', name: 'Northern Partner Academy' },
  ],
};

/** What the service counts. */
export const counted = (headCount: number) =>
  reply.data({ headCount, members: headCount, visitors: 0, explicit: 3, limit: 1000, overLimit: false });

/** The assignment page of an administrator, filled in as far as the story wants. */
export function AssignStory({ values = {}, choices = {}, anonymous = false, answers, ...story }: AssignStoryProps) {
  const blank = blankDraft();
  return (
    <StoryApp
      address="/assign"
      kept={(environment) => {
        if (!anonymous) signedIn(PROFILE)(environment);
        keepDraft(environment, { values: { ...blank.values, ...values }, choices: { ...blank.choices, ...choices } });
      }}
      answers={(given) => {
        given.service.script('getProfile', reply.data(PROFILE)).script('summariseSelection', counted(1286));
        answers?.(given);
      }}
      {...story}
    />
  );
}

/** Does something once the form is there; the page comes in a file of its own, so that takes a moment. */
export function whenFilling(act: () => void) {
  return (store: StoryStore): void =>
    once(store, ({ learningAssignment }) => learningAssignment?.status === 'filling', () => void setTimeout(act, 100));
}

/** Presses the button of the form. */
export const assigns = whenFilling(submit);
