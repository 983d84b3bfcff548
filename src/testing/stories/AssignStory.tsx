import { blankDraft, saveDraft } from '#features/assignment/form/assignmentDraft.ts';
import type { AssignmentChoices } from '#features/assignment/form/assignmentDraft.ts';
import type { AssignmentValues } from '#features/assignment/form/assignmentFields.tsx';
import { emptySelection } from '#lib/selection/selection.ts';
import { StoryApp } from './StoryApp';
import { once, signedIn, submit } from './visitor';
import type { StoryStore } from './visitor';

type StoryAppProps = Parameters<typeof StoryApp>[0];

interface AssignStoryProps extends Omit<StoryAppProps, 'fillStorage' | 'address'> {
  /** The stored draft of an earlier page in the tab. */
  values?: Partial<AssignmentValues>;
  choices?: Partial<AssignmentChoices>;
  anonymous?: boolean;
}

export const CHOSEN: Omit<AssignmentChoices, 'scope'> = {
  selection: {
    ...emptySelection(),
    members: {
      included: ['member-000001', 'member-000002', 'member-000004'],
      excluded: ['member-000009'],
    },
    departments: [{ departmentId: 'department-0005', scope: 'below', effect: 'include' }],
    groups: ['group-002', 'group-003'],
  },
  academies: [
    { id: 'academy-001', name: '集团企业大学' },
    { id: 'academy-002', name: '数字化学院' },
  ],
};

/** The assignment page of an administrator, filled in as the story needs. */
export function AssignStory({
  values = {},
  choices = {},
  anonymous = false,
  ...story
}: AssignStoryProps) {
  const blank = blankDraft();
  return (
    <StoryApp
      address="/assign"
      fillStorage={(environment) => {
        if (!anonymous) signedIn('user-admin')(environment);
        saveDraft(environment, {
          values: { ...blank.values, ...values },
          choices: { ...blank.choices, ...choices },
        });
      }}
      {...story}
    />
  );
}

/** Acts once the form has loaded, which takes a moment because the page is a separate chunk. */
export function whenFilling(act: () => void) {
  return (store: StoryStore): void =>
    once(
      store,
      ({ assignment }) => assignment?.status === 'filling',
      () => void setTimeout(act, 100),
    );
}

/** Clicks the form's button. */
export const assigns = whenFilling(submit);
