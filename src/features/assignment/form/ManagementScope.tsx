import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { LiveRegion } from '#design';
import { holdsGroups, switchedScope } from '#lib/selection/managementScope.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { scopeSwitched, selectAssignment } from './assignmentSlice';
import { ScopeChooser } from '../pickers/scope/ScopeChooser';

/** The form's management scope; says when a switch has cleared the selected groups. */
export function ManagementScope({ busy }: { busy: boolean }) {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const { selection, scope } = useSelector(selectAssignment);
  const [isCleared, setIsCleared] = useState(false);
  return (
    <div>
      <ScopeChooser
        scope={scope}
        isTouchedBy={(next) => !busy && switchedScope(selection, next) !== selection}
        onScope={(next) => {
          if (busy) return;
          setIsCleared(holdsGroups(selection));
          dispatch(scopeSwitched(next));
        }}
      />
      <LiveRegion visuallyHidden>
        {isCleared && !holdsGroups(selection) ? t('assign.scope.cleared') : ''}
      </LiveRegion>
    </div>
  );
}
