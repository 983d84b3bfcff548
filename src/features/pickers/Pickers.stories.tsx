import { reply } from '../../testing/scriptedFetch';
import { onItsWay } from '../../testing/stories/storyAnswers';
import { PickerStory } from '../../testing/stories/PickerStory';

export default { title: 'Pickers' };

/** Nothing is chosen yet. */
export function Members() {
  return <PickerStory />;
}

/** Rules of every kind, rows that were deleted since, and rows that nobody can take out. */
export function WithSelection() {
  return (
    <PickerStory
      selection={{
        members: { included: ['m1', 'm2', 'gone-1'], excluded: ['m5'] },
        departments: [{ departmentId: 'd0', scope: 'below', effect: 'include' }, { departmentId: 'd2', scope: 'below', effect: 'exclude' }],
        queries: [{ kind: 'members', criteria: { keyword: '李' }, except: ['m8'] }],
        groups: ['g1'],
        locked: [{ kind: 'members', id: 'm4' }],
      }}
    />
  );
}

export function MembersLoading() {
  return <PickerStory script={(service) => service.script('queryMembers', onItsWay)} />;
}

export function QueryFailed() {
  return <PickerStory script={(service) => service.script('queryMembers', reply.unreachable())} />;
}

export function NothingFound() {
  return <PickerStory script={(service) => service.script('queryMembers', reply.data({ list: [], total: 0, pageNo: 1, pageSize: 10 }))} />;
}

/** More than may be chosen one by one (D48). */
export function TooMany() {
  return <PickerStory selection={{ members: { included: Array.from({ length: 1200 }, (_, index) => `m${index}`), excluded: [] } }} />;
}

export function HeadCountUnknown() {
  return <PickerStory script={(service) => service.script('summariseSelection', reply.unreachable())} />;
}

export function Academies() {
  return <PickerStory academies />;
}
