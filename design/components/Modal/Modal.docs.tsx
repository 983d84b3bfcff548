import type { ComponentDocumentation } from '../../docs/documentation';
import { ToneIcon } from '../../foundations/ToneIcon';
import { CloseIcon } from '../../icons/frameIcons';
import { Button } from '../Button/Button';
import { Heading } from '../Heading/Heading';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Modal } from './Modal';
import { CloseButton, Dialog, Footer, Sheet, TitleRow } from './styled';

export const modalDocs: ComponentDocumentation = {
  name: 'Modal',
  title: 'Components / Modal',
  lead: 'A dialog over the page, which waits meanwhile.',
  use: [
    'For one task with an end: logging in, choosing people.',
    'As alertdialog for a question that must be answered before anything goes on.',
  ],
  avoid: [
    'For messages: InlineMessage or NoticeRegion.',
    'For long reading: a page.',
    'On top of two others.',
  ],
  anatomy: {
    specimen: (
      <Dialog as="div" $width={420} $height={320}>
        <Sheet>
          <TitleRow $besideCorner={false}>
            <ToneIcon tone="warning" />
            <Heading level={2}>Clear the groups?</Heading>
          </TitleRow>
          <Text tone="secondary">Changing the kind clears what you have chosen.</Text>
          <Footer>
            <Button>Cancel</Button>
            <Button variant="primary">OK</Button>
          </Footer>
        </Sheet>
        <CloseButton label="Close" icon={<CloseIcon />} $besideFooter />
      </Dialog>
    ),
    parts: [
      {
        name: 'Title',
        about: 'An h2 that names the dialog; with a tone, its sign before it.',
        find: 'h2',
        at: 'top',
      },
      { name: 'Content', about: 'Read out too in an alertdialog.', find: 'p', at: 'top' },
      {
        name: 'Buttons',
        about: 'At the inline end, the way on last.',
        find: 'button',
        at: 'bottom',
      },
      {
        name: 'Close',
        about: 'Below the card, only with closeLabel.',
        find: '[aria-label="Close"]',
        at: 'bottom',
      },
    ],
  },
  states: [
    {
      name: 'Dialog',
      about: 'With a way to close it.',
      show: (
        <Modal open title="Northwind Academy" closeLabel="Close">
          <Text tone="secondary">One task.</Text>
        </Modal>
      ),
      overlay: 420,
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
          title="Clear the selected groups?"
          footer={
            <>
              <Button>Cancel</Button>
              <Button variant="primary">OK</Button>
            </>
          }
        >
          <Text tone="secondary">Changing the kind of selection clears the groups.</Text>
        </Modal>
      ),
      overlay: 420,
    },
    {
      name: 'Taller than the window',
      about: 'The whole dialog scrolls, from its top.',
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
    [
      'Tab',
      'Goes round inside, and through the notices that lie over it; the page behind is inert.',
    ],
    ['Shift + Tab', 'The other way round.'],
    [
      'Escape',
      'Closes only with closeOnEscape, and the top one only. The sign-in dialog has it off (D42).',
    ],
  ],
  accessibleName: {
    from: 'The title, also when it is hidden. On closing, the focus returns to where it was.',
    role: 'heading',
    name: 'Clear the groups?',
  },
  content: [
    'A question as title where there is a choice, and the buttons answer it.',
    'At 524 px a German title takes two lines; the corner keeps clear of it.',
    'On phones the card leaves 8 px at each side and scrolls as a whole.',
  ],
};
