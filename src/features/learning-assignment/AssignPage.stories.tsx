import { codes } from '../../../mock-server/codes';
import { reply } from '../../testing/scriptedFetch';
import { assigns, AssignStory, CHOSEN, counted, whenFilling } from '../../testing/stories/AssignStory';
import { onItsWay, refusal } from '../../testing/stories/storyAnswers';
import type { StoryAnswers } from '../../testing/stories/storyAnswers';

export default { title: 'Pages / Assign learning content' };

const FILLED = { values: { content: '信息安全基础课程（2025）', visibility: 'areas', certificate: true }, choices: CHOSEN } as const;

const assigning = (answer: Parameters<StoryAnswers['service']['script']>[1]) => ({ service }: StoryAnswers) =>
  void service.script('createAssignment', answer);

export const Blank = () => <AssignStory />;

export const Filled = () => <AssignStory {...FILLED} />;

export const Anonymous = () => <AssignStory anonymous />;

export const AskingForPermission = () => <AssignStory answers={({ service }) => void service.script('summariseSelection', onItsWay)} />;

export const PermissionUnknown = () => (
  <AssignStory answers={({ service }) => void service.script('summariseSelection', reply.unreachable())} />
);

/** Signed in, but no administrator. */
export const NoPermission = () => (
  <AssignStory answers={({ service, say }) => void service.script('summariseSelection', refusal('noPermission', say.noPermission))} />
);

export const RequiredMissing = () => <AssignStory values={{ visibility: 'areas' }} visit={assigns} />;

export const Counting = () => (
  <AssignStory {...FILLED} answers={({ service }) => void service.script('summariseSelection', counted(0), onItsWay)} />
);

export const CountUnknown = () => (
  <AssignStory {...FILLED} answers={({ service }) => void service.script('summariseSelection', counted(0), reply.unreachable())} />
);

/** What an earlier page chose was deleted meanwhile. */
export const ChoicesDeleted = () => (
  <AssignStory
    {...FILLED}
    answers={({ service }) =>
      void service.script('resolveSelector', reply.data({ items: [], missing: ['academy-003', 'member-2', 'group-1', 'group-2'] }))
    }
  />
);

/** Switching the management scope clears the groups, after confirmation. */
export const ScopeQuestion = () => (
  <AssignStory
    {...FILLED}
    visit={whenFilling(() => document.querySelector<HTMLInputElement>('input[value="single"]')?.click())}
  />
);

export const Assigning = () => <AssignStory {...FILLED} answers={assigning(onItsWay)} visit={assigns} />;

export const Assigned = () => (
  <AssignStory {...FILLED} answers={assigning(reply.data({ assignmentId: 'assignment-1', headCount: 1286 }))} visit={assigns} />
);

/** The service refuses for a reason of its own; nothing is lost. */
export const Refused = () => (
  <AssignStory
    {...FILLED}
    answers={({ service, say }) => void service.script('createAssignment', refusal('selectionEmpty', say.selectionEmpty))}
    visit={assigns}
  />
);

/** No readable answer: it may have been assigned all the same. */
export const Uncertain = () => <AssignStory {...FILLED} answers={assigning(reply.unreachable())} visit={assigns} />;

/** The session ended meanwhile: sign-in opens, and signing in comes back to what was chosen. */
export const SessionEnded = () => (
  <AssignStory
    {...FILLED}
    answers={({ service, say }) =>
      void service.script('createAssignment', reply.json(401, { code: codes.notSignedIn, message: say.notSignedIn, data: null }))
    }
    visit={assigns}
  />
);
