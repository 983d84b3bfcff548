import { Button, Modal, Text, ToneIcon } from '#design';

interface ConfirmDialogProps {
  title: string;
  text: string;
  okText: string;
  cancelText: string;
  onOk: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before something is lost. */
export function ConfirmDialog({
  title,
  text,
  okText,
  cancelText,
  onOk,
  onCancel,
}: ConfirmDialogProps) {
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
          <Button onClick={onCancel}>{cancelText}</Button>
          <Button variant="primary" onClick={onOk}>
            {okText}
          </Button>
        </>
      }
    >
      <Text tone="secondary">{text}</Text>
    </Modal>
  );
}
