import type { Phrases } from '../../../translations/phrases';
import type { ComponentDocumentation, Draw } from '../../docs/documentation';
import { fillIn } from '../../docs/phrases';
import { ToneIcon } from '../../foundations/ToneIcon';
import { KeyIcon } from '../../icons/icons';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { Skeleton } from '../Skeleton/Skeleton';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { TextField } from '../TextField/TextField';
import { Modal } from './Modal';
import type { ModalProps } from './Modal';
import { WindowModal } from './WindowModal';

const dialog =
  (differs: (t: Phrases) => Partial<ModalProps> = () => ({})): Draw =>
  (t) => (
    <Modal open title={t['verification.title']} closeLabel={t['common.close']} {...differs(t)}>
      {differs(t).children ?? <TextField label={t['signIn.verificationCode']} dir="ltr" />}
    </Modal>
  );

const question = (t: Phrases, title: string, no: keyof Phrases, yes: keyof Phrases) => (
  <Modal
    open
    role="alertdialog"
    sign={<ToneIcon tone="warning" />}
    width={420}
    title={title}
    footer={
      <>
        <Button>{t[no]}</Button>
        <Button variant="primary">{t[yes]}</Button>
      </>
    }
  >
    <Text tone="secondary">{t['pickers.discardText']}</Text>
  </Modal>
);

const discardQuestion: Draw = (t) =>
  question(t, t['pickers.discardTitle'], 'pickers.keepChoosing', 'pickers.discard');

export const docs: ComponentDocumentation = {
  name: 'Modal',
  parts: ['WindowModal'],
  lead: 'A dialog over the page, which is inert meanwhile.',
  story: 'pickers--leaving-with-changes',
  use: [
    'For one task with an end: logging in, verifying.',
    'As alertdialog for a question that must be answered first.',
    'WindowModal for content whose height would change while people work in it, such as a picker.',
  ],
  avoid: [
    'For messages: InlineMessage or NoticeRegion.',
    'For long reading: a page.',
    'Over two other dialogs.',
  ],
  guidance: {
    good: { show: 'Question', why: 'The title asks, and each button is an answer to it.' },
    bad: {
      show: 'Vague question',
      why: 'OK to what? OK and Cancel answer a title that says what happens.',
    },
  },
  anatomy: {
    show: 'Corner and lead',
    parts: [
      ['Dialog', '[role="dialog"] > div', 'top'],
      ['Title', 'h2'],
      ['Lead', 'h2 + p', 'bottom'],
      ['Corner', '[role="dialog"] > div > div:has(> button):not(:last-child)', 'bottom'],
      ['Content', '[role="dialog"] [id$="-body"]'],
      ['Footer', '[role="dialog"] [id$="-body"] + div', 'bottom'],
      ['Close button', '[role="dialog"] > button', 'bottom'],
    ],
  },
  overlays: [
    { name: 'Dialog', show: dialog() },
    { name: 'Question', show: discardQuestion },
    {
      name: 'Vague question',
      show: (t) => question(t, 'Are you sure?', 'common.cancel', 'common.ok'),
    },
    {
      name: 'Long content',
      show: dialog((t) => ({
        title: t['agreement.privacyName'],
        footer: <Button variant="primary">{t['common.ok']}</Button>,
        children: (
          <Stack>
            {Array.from({ length: 20 }, (_, index) => (
              <Text key={index}>{t['home.lead']}</Text>
            ))}
          </Stack>
        ),
      })),
    },
    {
      name: 'Corner and lead',
      height: 880,
      show: dialog((t) => ({
        lead: t['home.lead'],
        footer: <Button variant="primary">{t['common.ok']}</Button>,
        corner: <IconButton size="large" label={t['common.retry']} icon={<KeyIcon />} />,
      })),
    },
    {
      name: 'As high as the window',
      show: (t) => (
        <WindowModal
          open
          size="medium"
          title={t['pickers.chooseAcademies']}
          closeLabel={t['common.close']}
          footer={<Button variant="primary">{t['common.ok']}</Button>}
        >
          <TextField label={t['pickers.search']} />
        </WindowModal>
      ),
    },
    {
      name: 'Loading',
      show: dialog(() => ({ children: <Skeleton blockSize="12rem" /> })),
    },
    {
      name: 'Stacked',
      show: (t) => (
        <>
          {dialog()(t)}
          {discardQuestion(t)}
        </>
      ),
    },
    {
      name: 'At the bottom',
      show: dialog(() => ({ placement: 'bottom' })),
    },
    {
      name: 'Long title',
      show: dialog((t) => ({
        title: fillIn(t['agreement.askTitle'], {
          serviceName: t['agreement.serviceName'],
          privacyName: t['agreement.privacyName'],
        }),
      })),
    },
  ],
  keyboard: [
    ['Tab', 'Cycles inside, including notices over the dialog; the page behind is inert.'],
    ['Shift + Tab', 'Cycles backwards.'],
    ['Escape', 'With closeOnEscape, Escape closes the top dialog; those below it stay.'],
  ],
  accessibleName: 'The title.',
  content: [
    'The close button is at the end of the title’s line. Only a dialog with a control in its corner, such as the sign-in, has it outside. A question has none: its buttons are the answers.',
    'On phones a dialog is a sheet from edge to edge, with its buttons at the lower edge; a question keeps its distance.',
  ],
};
