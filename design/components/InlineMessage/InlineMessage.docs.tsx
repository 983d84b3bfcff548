import type { ComponentDocumentation } from '../../docs/documentation';
import { Button } from '../Button/Button';
import { InlineMessage } from './InlineMessage';

const WORDS = {
  info: 'Only numbers of the Chinese mainland are supported.',
  success: 'Restoration succeeded. Please log in again.',
  warning: 'The account will be deleted in 15 days.',
  danger: 'Login failed.',
};
const ABOUT = {
  info: 'Good to know.',
  success: 'It worked.',
  warning: 'Something may be lost.',
  danger: 'It did not work.',
};

export const inlineMessageDocs: ComponentDocumentation = {
  name: 'InlineMessage',
  title: 'Components / Inline message',
  lead: 'A message that belongs where it stands.',
  use: [
    'For what is true of this part of the page: no network, no permission, what happens next.',
    'With one thing to do about it at most.',
  ],
  avoid: ['For an error of one field: the field says it.', 'For what passes: NoticeRegion.'],
  anatomy: {
    specimen: (
      <InlineMessage tone="danger" action={<Button size="small">Refresh</Button>}>
        The QR code could not be loaded.
      </InlineMessage>
    ),
    parts: [
      {
        name: 'Icon',
        about: 'The sign of the tone: nothing is said by colour alone.',
        find: 'svg',
        at: 'top',
      },
      {
        name: 'Words',
        about: 'What happened, then what to do.',
        find: 'div > div > div',
        at: 'bottom',
      },
      {
        name: 'Action',
        about: 'A small Button or a Link; below the words where room is short.',
        find: 'button',
        at: 'top',
      },
    ],
  },
  states: (['info', 'success', 'warning', 'danger'] as const).map((tone) => ({
    name: tone.charAt(0).toUpperCase() + tone.slice(1),
    about: ABOUT[tone],
    show: <InlineMessage tone={tone}>{WORDS[tone]}</InlineMessage>,
  })),
  keyboard: 'None of its own; Tab comes to its action.',
  accessibleName: {
    from: 'None: it is read where it stands. When it comes later, put it into a LiveRegion that was there before.',
  },
  content: [
    'One or two sentences with full stops.',
    'The action is named by what it does: “Refresh”, not “OK”.',
  ],
};
