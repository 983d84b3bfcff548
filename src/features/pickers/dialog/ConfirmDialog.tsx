import { Button, Modal, Text, ToneIcon } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';

interface ConfirmDialogProps {
  title: string;
  text: string;
  onOk: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before something is lost. */
export function ConfirmDialog({ title, text, onOk, onCancel }: ConfirmDialogProps) {
  const { t } = useLanguage();
  return (
    <Modal
      open
      role="alertdialog"
      width={420}
      title={title}
      sign={<ToneIcon tone="warning" />}
      closeOnEscape
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{t('common.cancel')}</Button>
          <Button variant="primary" onClick={onOk}>
            {t('common.ok')}
          </Button>
        </>
      }
    >
      <Text tone="secondary">{text}</Text>
    </Modal>
  );
}
