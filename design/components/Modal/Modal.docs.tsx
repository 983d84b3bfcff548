import type { ComponentDocumentation } from '../../docs/documentation';
import { ToneIcon } from '../../foundations/ToneIcon';
import { Button } from '../Button/Button';
import { Text } from '../Text/Text';
import { Modal } from './Modal';

export const docs: ComponentDocumentation = {
  name: 'Modal',
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
};
