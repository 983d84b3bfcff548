import { useState } from 'react';
import { Button, Modal, Text } from '#design';

export function Example() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Leave</Button>
      <Modal
        open={isOpen}
        role="alertdialog"
        title="Discard changes?"
        closeOnEscape
        onClose={close}
        footer={
          <>
            <Button onClick={close}>Keep choosing</Button>
            <Button variant="primary" onClick={close}>
              Discard
            </Button>
          </>
        }
      >
        <Text tone="secondary">Your changes to this selection will be lost.</Text>
      </Modal>
    </>
  );
}
