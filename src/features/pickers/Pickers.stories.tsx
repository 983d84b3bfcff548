import { reply } from '../../testing/scriptedFetch';
import type { ScriptedService } from '../../testing/scriptedFetch';
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

export function Departments() {
  return <PickerStory tab={1} selection={{ departments: [{ departmentId: 'd0', scope: 'below', effect: 'include' }] }} />;
}

export function DepartmentsLoading() {
  return <PickerStory tab={1} script={(service) => service.script('getDepartmentTree', onItsWay)} />;
}

export function DepartmentsFailed() {
  return <PickerStory tab={1} script={(service) => service.script('getDepartmentTree', reply.unreachable())} />;
}

/** More than 5,000: only the top level comes at once. */
export function DepartmentsTruncated() {
  const list = Array.from({ length: 12 }, (_, index) => (
    { id: `t${index}`, parentId: null, name: `分公司 ${index + 1}`, headCount: 900 - index, hasChildren: true }));
  return <PickerStory tab={1} script={(service) => service.script('getDepartmentTree', reply.data({ list, truncated: true, total: 5001 }))} />;
}

export function Groups() {
  return <PickerStory tab={2} selection={{ groups: ['g1'] }} />;
}

export function Visitors() {
  return <PickerStory tab={5} />;
}

/** A batch of each outcome: found, to be chosen, disabled, out of reach, not found. */
export function BatchResults() {
  const person = (id: string, label: string, detail: string, state = 'active') => ({ id, label, detail, state });
  const results = [
    { token: 'E100001', status: 'matched', items: [person('m1', '王芳1', 'E100001')], found: 1 },
    { token: '张伟', status: 'ambiguous', items: [person('m2', '张伟', 'E100002'), person('m9', '张伟', 'E100009')], found: 2 },
    { token: 'E100003', status: 'disabled', items: [person('m3', '刘洋3', 'E100003', 'disabled')], found: 1 },
    { token: 'P7', status: 'outOfScope', items: [person('p7', '合作伙伴', 'P7')], found: 1 },
    { token: 'nobody', status: 'notFound', items: [], found: 0 },
  ];
  const script = (service: ScriptedService) => void service.script('batchQuerySelector', reply.data({ results }));
  return <PickerStory batch="E100001 张伟 E100003 P7 nobody" script={script} />;
}

export function Academies() {
  return <PickerStory academies />;
}

/** The tree, to choose the department whose members are listed. */
export function DepartmentFilterOpen() {
  return <PickerStory filter="open" />;
}

export function MembersOfDepartment() {
  return <PickerStory filter="chosen" selection={{ queries: [{ kind: 'members', criteria: { keyword: '', departmentId: 'd0' }, except: [] }] }} />;
}

/** Every fifth is in through a group, the members of a department through it. */
export function ThroughRules() {
  return <PickerStory selection={{ groups: ['g1'], departments: [{ departmentId: 'd2', scope: 'below', effect: 'include' }] }} />;
}

/** Whom groups hold could not be had. */
export function StandingFailed() {
  return <PickerStory selection={{ groups: ['g1'] }} script={(service) => service.script('judgeStanding', reply.unreachable())} />;
}
