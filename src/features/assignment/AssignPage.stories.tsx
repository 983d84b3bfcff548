import { assigns, AssignStory, CHOSEN, whenFilling } from '#testing/stories/AssignStory.tsx';
import { neverAnswers } from '#testing/stories/storyAnswers.ts';

export default {
  title: 'Pages / Assign learning content',
  meta: {
    feature: 'Choosing participants',
    path: 'Assign and choose',
    order: 40,
    waiting: ['AskingForPermission', 'Counting', 'Assigning'],
    empty: ['Blank', 'Anonymous'],
    question: ['ScopeQuestion'],
    error: [
      'PermissionUnknown',
      'NoPermission',
      'RequiredMissing',
      'CountUnknown',
      'ChoicesDeleted',
      'Refused',
      'Uncertain',
      'SessionEnded',
    ],
    when: {
      Blank: '',
      PermissionUnknown: 'no answer about the permission',
      NoPermission: 'not allowed',
      Filled: 'written, people chosen',
      ScopeQuestion: 'the scope gets smaller',
      CountUnknown: 'no answer to the count',
      ChoicesDeleted: 'what was chosen is deleted',
      RequiredMissing: 'a value is missing',
      Assigning: 'Assign',
      Uncertain: 'no answer to Assign',
      Refused: 'the service refuses it',
      SessionEnded: 'the session ends',
      'pages--order-reminder--quota-used-up': 'the quota is used up',
      Assigned: 'accepted',
    },
  },
};

const FILLED = {
  values: { content: '信息安全基础课程（2025）', visibility: 'areas', certificate: 'issued' },
  choices: CHOSEN,
} as const;

export const Blank = () => <AssignStory />;

export const Filled = () => <AssignStory {...FILLED} />;

export const Anonymous = () => <AssignStory anonymous />;

export const AskingForPermission = () => (
  <AssignStory answers={({ service }) => void service.script('summariseSelection', neverAnswers)} />
);

export const PermissionUnknown = () => (
  <AssignStory answers={({ respondWith }) => respondWith('summariseSelection', 'drop')} />
);

/** Signed in, but not an administrator. */
export const NoPermission = () => (
  <AssignStory answers={({ respondWith }) => respondWith('summariseSelection', 'no-permission')} />
);

export const RequiredMissing = () => (
  <AssignStory values={{ visibility: 'areas' }} visit={assigns} />
);

export const Counting = () => (
  <AssignStory
    {...FILLED}
    answers={({ service, mock }) =>
      void service.script('summariseSelection', mock.answer('summariseSelection'), neverAnswers)
    }
  />
);

export const CountUnknown = () => (
  <AssignStory
    {...FILLED}
    answers={({ respondWith }) => respondWith('summariseSelection', 'normal', 'drop')}
  />
);

/** What an earlier page chose was deleted meanwhile. */
export const ChoicesDeleted = () => (
  <AssignStory
    {...FILLED}
    answers={({ respondWith }) => respondWith('resolveSelector', 'missing')}
  />
);

/** Switching the management scope clears the groups, after confirmation. */
export const ScopeQuestion = () => (
  <AssignStory
    {...FILLED}
    visit={whenFilling(() =>
      document.querySelector<HTMLInputElement>('input[value="single"]')?.click(),
    )}
  />
);

export const Assigning = () => (
  <AssignStory
    {...FILLED}
    answers={({ service }) => void service.script('createAssignment', neverAnswers)}
    visit={assigns}
  />
);

export const Assigned = () => <AssignStory {...FILLED} visit={assigns} />;

/** The service refuses for a reason of its own; nothing is lost. */
export const Refused = () => (
  <AssignStory
    {...FILLED}
    answers={({ respondWith }) => respondWith('createAssignment', 'empty-selection')}
    visit={assigns}
  />
);

/** No readable answer: the content may have been assigned. */
export const Uncertain = () => (
  <AssignStory
    {...FILLED}
    answers={({ respondWith }) => respondWith('createAssignment', 'drop')}
    visit={assigns}
  />
);

/** The session ended: sign-in opens, and signing in restores what was chosen. */
export const SessionEnded = () => (
  <AssignStory
    {...FILLED}
    answers={({ respondWith }) => respondWith('createAssignment', 'signed-out')}
    visit={assigns}
  />
);
