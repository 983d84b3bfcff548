import { useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button, LiveRegion, Modal, RadioGroup, Text, ToneIcon, useCheckedFocus } from '../../../design';
import { useLanguage } from '../../platform/language/LanguageProvider';
import type { AssignmentValues } from './assignmentDraft';
import { groupsCleared, selectAssignment } from './assignmentSlice';
import { holdsGroups } from './chosenSummary';

type Scope = AssignmentValues['managementScope'];

interface ManagementScopeProps {
  value: Scope;
  onChange: (scope: Scope) => void;
  busy: boolean;
}

/** The management scope. Switching it clears the selected groups after confirmation (specification 4). */
export function ManagementScope({ value, onChange, busy }: ManagementScopeProps) {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const { selection } = useSelector(selectAssignment);
  const [wanted, setWanted] = useState<Scope | null>(null);
  const [cleared, setCleared] = useState(false);
  const okButton = useRef<HTMLButtonElement>(null);
  const asking = wanted !== null;
  const group = useCheckedFocus<HTMLDivElement>(asking);
  const choose = (scope: Scope) => {
    if (busy) return;
    if (holdsGroups(selection)) setWanted(scope);
    else onChange(scope);
  };
  const confirm = () => {
    if (wanted !== null) onChange(wanted);
    dispatch(groupsCleared());
    setCleared(true);
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
        label={t('assign.scope')}
        name="managementScope"
        options={[
          { value: 'below', label: t('assign.scope.below') },
          { value: 'single', label: t('assign.scope.single') },
        ]}
        value={value}
        onChange={choose}
      />
      <LiveRegion visuallyHidden>{cleared && !holdsGroups(selection) ? t('assign.scope.cleared') : ''}</LiveRegion>
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
