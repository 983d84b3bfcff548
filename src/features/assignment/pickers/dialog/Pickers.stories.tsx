import { neverAnswers } from '#testing/stories/storyAnswers.ts';
import { PickerStory } from '#testing/stories/PickerStory.tsx';

export default {
  title: 'Pickers',
  meta: {
    feature: 'Choosing participants',
    path: 'Assign and choose',
    order: 41,
    waiting: ['MembersLoading', 'DepartmentsLoading', 'BatchLookingUp'],
    empty: ['NothingFound'],
    question: ['LeavingWithChanges'],
    error: ['QueryFailed', 'TooMany', 'NamesUnknown', 'HeadCountUnknown', 'DepartmentsFailed'],
    when: {
      Members: 'Choose participants',
      QueryFailed: 'no answer',
      DepartmentsFailed: 'no departments',
      WithSelection: 'chosen',
      TooMany: 'too many at once',
      NamesUnknown: 'names are unknown',
      HeadCountUnknown: 'no answer to the count',
      LeavingWithChanges: 'closed with changes',
    },
  },
};

/** Nothing is selected yet. */
export function Members() {
  return <PickerStory />;
}

/** Rules of every kind, deleted rows, and locked rows. */
export function WithSelection() {
  return (
    <PickerStory
      selection={{
        members: {
          included: ['member-000001', 'member-000002', 'gone-1'],
          excluded: ['member-000005'],
        },
        departments: [
          { departmentId: 'department-0005', scope: 'below', effect: 'include' },
          { departmentId: 'department-0004', scope: 'below', effect: 'exclude' },
        ],
        queries: [{ kind: 'members', criteria: { keyword: '李' }, except: ['member-000008'] }],
        groups: ['group-002'],
        locked: [{ kind: 'members', id: 'member-000004' }],
      }}
    />
  );
}

export function MembersLoading() {
  return (
    <PickerStory answers={({ service }) => void service.script('queryMembers', neverAnswers)} />
  );
}

export function QueryFailed() {
  return <PickerStory answers={({ respondWith }) => respondWith('queryMembers', 'drop')} />;
}

export function NothingFound() {
  return (
    <PickerStory answers={({ respondWith }) => respondWith('queryMembers', 'nothing-found')} />
  );
}

/** More members than may be chosen individually (D48). */
export function TooMany() {
  return (
    <PickerStory
      selection={{
        members: {
          included: Array.from(
            { length: 1200 },
            (_, index) => `member-${String(index + 1).padStart(6, '0')}`,
          ),
          excluded: [],
        },
      }}
    />
  );
}

/** The names of the chosen rows failed to load. */
export function NamesUnknown() {
  return (
    <PickerStory
      selection={{ groups: ['group-002'] }}
      answers={({ respondWith }) => respondWith('resolveSelector', 'drop')}
    />
  );
}

/** Closing asks for confirmation after a change. */
export function LeavingWithChanges() {
  return (
    <PickerStory
      selection={{ groups: ['group-002'] }}
      presses={['pickers.clear', 'common.cancel']}
    />
  );
}

export function ColumnsOpen() {
  return <PickerStory presses={['pickers.columns']} />;
}

export function HeadCountUnknown() {
  return <PickerStory answers={({ respondWith }) => respondWith('summariseSelection', 'drop')} />;
}

export function Departments() {
  return (
    <PickerStory
      tab={1}
      selection={{
        departments: [{ departmentId: 'department-0005', scope: 'below', effect: 'include' }],
      }}
    />
  );
}

export function DepartmentsLoading() {
  return (
    <PickerStory
      tab={1}
      answers={({ service }) => void service.script('getDepartmentTree', neverAnswers)}
    />
  );
}

export function DepartmentsFailed() {
  return (
    <PickerStory tab={1} answers={({ respondWith }) => respondWith('getDepartmentTree', 'drop')} />
  );
}

/** More than 5,000 departments: only the top level loads at once. */
export function DepartmentsTruncated() {
  return (
    <PickerStory
      tab={1}
      answers={({ respondWith }) => respondWith('getDepartmentTree', 'truncated')}
    />
  );
}

export function Groups() {
  return <PickerStory tab={2} selection={{ groups: ['group-002'] }} />;
}

export function Prerequisites() {
  return <PickerStory tab={3} />;
}

export function Roles() {
  return <PickerStory tab={4} />;
}

export function Visitors() {
  return <PickerStory tab={5} />;
}

/** A batch with each outcome: found, ambiguous, disabled, out of reach, not found. */
export function BatchResults() {
  return <PickerStory batch="E0100003 张伟 E0400000 E0403000 nobody" />;
}

export function BatchLookingUp() {
  return (
    <PickerStory
      batch="E0100003"
      answers={({ service }) => void service.script('batchQuerySelector', neverAnswers)}
    />
  );
}

export function BatchFailed() {
  return (
    <PickerStory
      batch="E0100003"
      answers={({ respondWith }) => respondWith('batchQuerySelector', 'drop')}
    />
  );
}

export function Academies() {
  return <PickerStory academies />;
}

export function AcademiesFailed() {
  return (
    <PickerStory academies answers={({ respondWith }) => respondWith('queryAcademies', 'drop')} />
  );
}

/** The tree, to choose the department that filters the members. */
export function DepartmentFilterOpen() {
  return <PickerStory filter="open" />;
}

export function MembersOfDepartment() {
  return (
    <PickerStory
      filter="chosen"
      selection={{
        queries: [
          {
            kind: 'members',
            criteria: { keyword: '', departmentId: 'department-0005' },
            except: [],
          },
        ],
      }}
    />
  );
}

/** Every fifth member is selected through a group, and a department's members through it. */
export function ThroughRules() {
  return (
    <PickerStory
      selection={{
        groups: ['group-001'],
        departments: [{ departmentId: 'department-0002', scope: 'below', effect: 'include' }],
      }}
    />
  );
}

/** The members of groups failed to load. */
export function MembershipFailed() {
  return (
    <PickerStory
      selection={{ groups: ['group-001'] }}
      answers={({ respondWith }) => respondWith('getIndirectMembership', 'drop')}
    />
  );
}
