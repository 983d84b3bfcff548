import { useState } from 'react';
import { Button, Modal, Text } from '#design';

export function Example() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Clear the groups</Button>
      <Modal
        open={isOpen}
        role="alertdialog"
        title="Clear the selected groups?"
        closeOnEscape
        onClose={close}
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary" onClick={close}>
              Clear
            </Button>
          </>
        }
      >
        <Text tone="secondary">Changing the kind of selection clears what you have chosen.</Text>
      </Modal>
    </>
  );
}
