import { fireEvent } from '@testing-library/dom';
import { BLANK_DRAFT, saveDraft } from '#features/join-application/form/joinDraft.ts';
import type { JoinDraft } from '#features/join-application/form/joinDraft.ts';
import { StoryApp } from './StoryApp';
import { signedIn, submit } from './visitor';
import type { StoryState, StoryStore } from './visitor';

type StoryAppProps = Parameters<typeof StoryApp>[0];

interface JoinStoryProps extends Omit<StoryAppProps, 'fillStorage' | 'address'> {
  /** The form's stored draft. */
  draft?: Partial<JoinDraft>;
  anonymous?: boolean;
}

export const FILLED = {
  realName: '李晨曦',
  gender: 'female',
  reason: '希望参加本学院的课程，提升职业技能。',
} satisfies Partial<JoinDraft>;

/** The join page, signed in by default, filled in as the story needs. */
export function JoinStory({ draft = {}, anonymous = false, ...story }: JoinStoryProps) {
  return (
    <StoryApp
      address="/join"
      fillStorage={(environment) => {
        if (!anonymous) signedIn('user-chinese')(environment);
        saveDraft(environment, { ...BLANK_DRAFT, ...draft });
      }}
      {...story}
    />
  );
}

/** Acts once the form has loaded, which takes a moment because the page is a separate chunk. */
function whenFilling(act: () => void) {
  return (store: StoryStore): void => {
    const isThere = (state: StoryState) => state.joinApplication?.status === 'filling';
    const actSoon = () => void setTimeout(act, 50);
    if (isThere(store.getState())) {
      actSoon();
      return;
    }
    const stop = store.subscribe(() => {
      if (!isThere(store.getState())) return;
      stop();
      actSoon();
    });
  };
}

/** Clicks the form's button. */
export const submits = whenFilling(submit);

/** Chooses a file in the form. */
export function chooses(file: () => Promise<File>) {
  return whenFilling(() => {
    void file().then((chosen) => {
      const input = document.querySelector('input[type="file"]');
      if (input) fireEvent.change(input, { target: { files: [chosen] } });
    });
  });
}
