import { useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button, LiveRegion, Modal, RadioGroup, Text, ToneIcon, useCheckedFocus } from '#design';
import { holdsGroups, switchedScope } from '#lib/selection/managementScope.ts';
import type { DepartmentScope } from '#lib/selection/selection.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { scopeSwitched, selectAssignment } from '../assignmentSlice';

/** The management scope. Switching it clears the selected groups after confirmation (P42). */
export function ManagementScope({ busy }: { busy: boolean }) {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const { selection, scope: value } = useSelector(selectAssignment);
  const [wanted, setWanted] = useState<DepartmentScope | null>(null);
  const [cleared, setCleared] = useState(false);
  const okButton = useRef<HTMLButtonElement>(null);
  const asking = wanted !== null;
  const group = useCheckedFocus<HTMLDivElement>(asking);
  const choose = (scope: DepartmentScope) => {
    if (busy) return;
    if (switchedScope(selection, scope) === selection) dispatch(scopeSwitched(scope));
    else setWanted(scope);
  };
  const confirm = () => {
    if (wanted !== null) dispatch(scopeSwitched(wanted));
    setCleared(holdsGroups(selection));
    setWanted(null);
  };
  const answers = (
    <>
      <Button onClick={() => setWanted(null)}>{t('common.cancel')}</Button>
      <Button ref={okButton} variant="primary" onClick={confirm}>
        {t('common.ok')}
      </Button>
    </>
  );
  return (
    <div ref={group}>
      <RadioGroup
        label={t('scope.label')}
        name="managementScope"
        options={[
          { value: 'below', label: t('scope.below') },
          { value: 'single', label: t('scope.single') },
        ]}
        value={value}
        onChange={choose}
      />
      <LiveRegion visuallyHidden>
        {cleared && !holdsGroups(selection) ? t('assign.scope.cleared') : ''}
      </LiveRegion>
      <Modal
        open={asking}
        role="alertdialog"
        width={420}
        sign={<ToneIcon tone="warning" />}
        title={t('assign.scope.askTitle')}
        onClose={() => setWanted(null)}
        closeOnEscape
        initialFocusRef={okButton}
        footer={answers}
      >
        <Text tone="secondary">{t('assign.scope.askText')}</Text>
      </Modal>
    </div>
  );
}
