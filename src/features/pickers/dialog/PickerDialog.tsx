import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button, Modal } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { ConfirmDialog } from './ConfirmDialog';
import { Body, Halves } from '../styled';

interface PickerDialogProps {
  title: string;
  /** Whether closing would lose changes. */
  isChanged: () => boolean;
  onOk: () => void;
  onDismiss: () => void;
  /** Shown above the buttons when the choice cannot be confirmed. */
  problem?: ReactNode;
  side: ReactNode;
  children: ReactNode;
}

/** The common frame of all pickers: a wide dialog with the list, the selection, and the buttons. */
export function PickerDialog({
  title,
  isChanged,
  onOk,
  onDismiss,
  problem,
  side,
  children,
}: PickerDialogProps) {
  const { t } = useLanguage();
  const [asking, setAsking] = useState(false);
  const leave = () => (isChanged() ? setAsking(true) : onDismiss());
  const answers = (
    <>
      <Button onClick={leave}>{t('common.cancel')}</Button>
      <Button variant="primary" onClick={onOk}>
        {t('common.ok')}
      </Button>
    </>
  );
  return (
    <Modal
      open
      title={title}
      width={1120}
      closeOnEscape
      onClose={leave}
      closeLabel={t('common.close')}
      footer={answers}
    >
      <Body>
        <Halves>
          <div>{children}</div>
          {side}
        </Halves>
        {problem}
      </Body>
      {asking ? (
        <ConfirmDialog
          title={t('pickers.discardTitle')}
          text={t('pickers.discardText')}
          onOk={onDismiss}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </Modal>
  );
}
