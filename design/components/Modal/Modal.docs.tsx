import { TextField } from '../TextField/TextField';
import type { ComponentDocumentation } from '../../docs/documentation';
import { ToneIcon } from '../../foundations/ToneIcon';
import { Button } from '../Button/Button';
import { Text } from '../Text/Text';
import { Modal } from './Modal';

export const docs: ComponentDocumentation = {
  name: 'Modal',
  lead: 'A dialog over the page, which is inert meanwhile.',
  story: 'pickers--leaving-with-changes',
  use: [
    'For one task with an end: logging in, choosing people.',
    'As alertdialog for a question that must be answered first.',
  ],
  avoid: [
    'For messages: InlineMessage or NoticeRegion.',
    'For long reading: a page.',
    'Over two other dialogs.',
  ],
  overlays: [
    {
      name: 'Dialog',
      show: (t) => (
        <Modal open title={t['verification.title']} closeLabel={t['common.close']}>
          <TextField label={t['signIn.verificationCode']} dir="ltr" />
        </Modal>
      ),
      height: 740,
    },
    {
      name: 'Question',
      show: (t) => (
        <Modal
          open
          role="alertdialog"
          sign={<ToneIcon tone="warning" />}
          width={420}
          title={t['pickers.discardTitle']}
          footer={
            <>
              <Button>{t['pickers.keepChoosing']}</Button>
              <Button variant="primary">{t['pickers.discard']}</Button>
            </>
          }
        >
          <Text tone="secondary">{t['pickers.discardText']}</Text>
        </Modal>
      ),
      height: 420,
    },
  ],
  keyboard: [
    ['Tab', 'Cycles inside, including notices over the dialog; the page behind is inert.'],
    ['Shift + Tab', 'Cycles backwards.'],
    ['Escape', 'Closes only with closeOnEscape, and only the top one.'],
  ],
  accessibleName: 'The title.',
  content: [
    'The title of a question is the question, answered by the buttons, or the request.',
    'At 524 px a German title takes two lines; it does not overlap the corner.',
    'On phones a dialog is a sheet from edge to edge; a question keeps 8 px at each side.',
  ],
};
