import { useId } from 'react';
import type { ReactNode } from 'react';
import type { ComponentDocumentation } from '../../docs/documentation';
import { ToneIcon } from '../../foundations/ToneIcon';
import { CloseIcon } from '../../icons/frameIcons';
import { Button } from '../Button/Button';
import { Heading } from '../Heading/Heading';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Modal } from './Modal';
import type { ModalProps } from './Modal';
import { CloseButton, Dialog, Footer, Sheet, TitleRow } from './styled';
import { Example } from './Modal.example';
import code from './Modal.example.tsx?raw';

/** A dialog as a picture on the page. */
function Picture({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Dialog
      as="div"
      role="dialog"
      aria-labelledby={id}
      $width={420}
      $height={320}
      style={{ marginBlockStart: 0 }}
    >
      <Sheet>
        <TitleRow $besideCorner={false}>
          <ToneIcon tone="warning" />
          <Heading level={2} id={id}>
            {title}
          </Heading>
        </TitleRow>
        <Text tone="secondary">Your changes to this selection will be lost.</Text>
        <Footer style={{ position: 'static' }}>{children}</Footer>
      </Sheet>
      <CloseButton
        label="Close"
        icon={<CloseIcon />}
        $besideFooter
        style={{ position: 'static' }}
      />
    </Dialog>
  );
}

/** Can always be closed by its button. */
function ModalToTry(props: ModalProps) {
  return <Modal {...props} footer={<Button onClick={props.onClose}>Done</Button>} />;
}

export const modalDocs: ComponentDocumentation = {
  name: 'Modal',
  title: 'Components / Modal',
  lead: 'A dialog over the page, which is inert meanwhile.',
  use: [
    'For one task with an end: logging in, choosing people.',
    'As alertdialog for a question that must be answered first.',
  ],
  avoid: [
    'For messages: InlineMessage or NoticeRegion.',
    'For long reading: a page.',
    'Over two other dialogs.',
  ],
  example: { Example, code },
  tryOut: {
    element: (
      <ModalToTry
        open={false}
        title="Join an academy"
        closeLabel="Close"
        footer={<Button>Done</Button>}
        onClose={() => undefined}
      >
        Tell the administrators who you are.
      </ModalToTry>
    ),
    start: { label: 'Open the dialog', values: { open: true } },
    written: { variables: ['open'] },
    live: { onClose: () => ({ open: false }) },
  },
  guidance: {
    good: {
      show: (
        <Picture title="Discard changes?">
          <Button>Keep choosing</Button>
          <Button variant="primary">Discard</Button>
        </Picture>
      ),
      why: 'The title asks, the buttons answer.',
    },
    bad: {
      show: (
        <Picture title="Attention">
          <Button>No</Button>
          <Button variant="primary">Yes</Button>
        </Picture>
      ),
      why: 'Yes to what? The answer needs the whole text.',
    },
  },
  anatomy: {
    specimen: (
      <Picture title="Clear the groups?">
        <Button>Cancel</Button>
        <Button variant="primary">Clear</Button>
      </Picture>
    ),
    parts: [
      {
        name: 'Title',
        about: 'An h2 that names the dialog; with a tone, its icon precedes it.',
      },
      { name: 'Content', about: 'Also read in an alertdialog.' },
      {
        name: 'Buttons',
        about: 'At the inline end, the main action last; on phones they share the row.',
      },
      {
        name: 'Close',
        about: 'Below the card, only with closeLabel.',
      },
    ],
  },
  states: [
    {
      name: 'Dialog',
      about: 'With a close button.',
      show: (
        <Modal open title="Professional Skills Academy" closeLabel="Close">
          <Text tone="secondary">One task.</Text>
        </Modal>
      ),
      overlay: 740,
    },
    {
      name: 'Question',
      about: 'An alertdialog.',
      show: (
        <Modal
          open
          role="alertdialog"
          sign={<ToneIcon tone="warning" />}
          width={420}
          title="Discard changes?"
          footer={
            <>
              <Button>Keep choosing</Button>
              <Button variant="primary">Discard</Button>
            </>
          }
        >
          <Text tone="secondary">Your changes to this selection will be lost.</Text>
        </Modal>
      ),
      overlay: 420,
    },
    {
      name: 'Taller than the window',
      about: 'The whole dialog scrolls, starting at its top.',
      show: (
        <Modal open title="Service Agreement" closeLabel="Close">
          <Stack>
            {Array.from({ length: 40 }, (_, index) => (
              <Text key={index}>Paragraph {index + 1}.</Text>
            ))}
          </Stack>
        </Modal>
      ),
      overlay: 420,
    },
  ],
  keyboard: [
    ['Tab', 'Cycles inside, including notices over the dialog; the page behind is inert.'],
    ['Shift + Tab', 'Cycles backwards.'],
    ['Escape', 'Closes only with closeOnEscape, and only the top one.'],
  ],
  accessibleName: 'The title, also if it is hidden.',
  content: [
    'A question as title if there is a choice, answered by the buttons.',
    'At 524 px a German title takes two lines; it does not overlap the corner.',
    'On phones the card has 8 px at each side and scrolls as a whole.',
  ],
  related: ['NoticeRegion', 'Disclosure', 'Button'],
};
