import { useMemo } from 'react';
import { useDeployment } from '#shared/deployment/DeploymentContext.tsx';
import { createDepartmentMatcher } from '../../selection/departmentChain';
import type { Tab } from '../api/pickerKinds';
import type { NamedDepartment } from '../api/pickerRows';
import { useDepartments } from '../departments/useDepartments';
import { useRuleChains } from '../departments/useRuleChains';
import { useNames } from '../selected/useNames';
import { useDraft } from './useDraft';
import type { DraftStart } from './useDraft';

/**
 * What the parts of the picker share: the draft of the selection, what is known about departments,
 * and the names of selected rows.
 */
export function useParticipants(start: DraftStart, tab: Tab) {
  const draft = useDraft(start, useDeployment().selectionLimit);
  const { selection } = draft;
  const names = useNames();
  const departments = useDepartments(tab === 'departments');
  const ruleChains = useRuleChains(selection, departments, tab === 'departments');
  const { departments: rules, locked } = selection;
  const judge = useMemo(
    () => createDepartmentMatcher({ departments: rules, locked }),
    [rules, locked],
  );
  const learnDepartments = (rows: readonly NamedDepartment[]) => {
    names.learn('departments', rows);
    ruleChains.learn(rows);
  };
  return { draft, knowledge: { departments, ruleChains, judge, learnDepartments }, names };
}

export type Participants = ReturnType<typeof useParticipants>;
