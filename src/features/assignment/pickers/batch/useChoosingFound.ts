import { setDepartment } from '../../selection/departmentTree';
import { addNamed, findsAll } from '../../selection/editRows';
import { isRowChosen } from '../../selection/rowMembership';
import type { DepartmentScope, Selection } from '#lib/selection/selection.ts';
import type { Departments } from '../departments/useDepartments';
import type { RuleChains } from '../departments/useRuleChains';
import { withChains } from '../departments/withChains';
import type { NamedDepartment } from '../api/pickerRows';
import type { Knowledge } from '../api/memberFacts';
import type { Tab } from '../api/pickerKinds';
import type { Labels } from '../selected/useLabels';
import type { BatchItem } from './batchGroups';
import { noIndirectMembers, useIndirectMembers } from './useIndirectMembers';
import type { IndirectMembers } from './useIndirectMembers';

interface Choice {
  draft: {
    selection: Selection;
    scope: DepartmentScope;
    edit(edit: (selection: Selection) => Selection): void;
    /** Whether an edit keeps within the limit of members chosen one by one. */
    fits(edit: (selection: Selection) => Selection): boolean;
  };
  judge: Knowledge['judge'];
  departments: Departments;
  ruleChains: RuleChains;
  labels: Labels;
  learnDepartments: (named: readonly NamedDepartment[]) => void;
}

export function useChoosingFound(
  tab: Tab,
  { draft, judge, departments, ruleChains, labels, learnDepartments }: Choice,
) {
  const { selection, scope, edit, fits } = draft;
  const findIndirectMembers = useIndirectMembers(selection);
  return {
    findIndirectMembers: tab === 'members' ? findIndirectMembers : noIndirectMembers,
    /**
     * Whether a result is selected, as far as its label tells: it does not contain a member's
     * departments.
     */
    isFoundSelected: (
      { id, ancestorIds = [] }: BatchItem,
      membership: ReturnType<IndirectMembers['get']>,
    ): boolean =>
      tab === 'departments'
        ? judge({ id, ancestorIds }).isChosen
        : isRowChosen(selection, tab, {
            id,
            isIndirectMember: membership !== undefined,
            isLockedMember: membership?.locked === true,
            matches: findsAll,
          }),
    /** Returns whether they were added. */
    addFound: (items: readonly BatchItem[]): boolean => {
      if (tab !== 'departments') {
        labels.learn(
          tab,
          items.map(({ id, label, detail }) => ({ id, name: label, detail })),
        );
        const add = (before: Selection) =>
          addNamed(
            before,
            tab,
            items.map(({ id }) => id),
          );
        edit(add);
        return fits(add);
      }
      learnDepartments(items.map(({ label, ...item }) => ({ ...item, name: label })));
      const nodes = withChains(departments.flat, [
        ...ruleChains.chains,
        ...items.map(({ id, ancestorIds = [] }) => ({ id, ancestorIds })),
      ]);
      edit((before) =>
        items.reduce((each, { id }) => setDepartment(each, nodes, id, scope, true), before),
      );
      return true;
    },
  };
}
