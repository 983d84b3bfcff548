import type { ComponentDocumentation } from '../../docs/documentation';
import { Button } from '../Button/Button';
import { InlineMessage } from './InlineMessage';

const WORDS = {
  info: 'Only mainland China mobile numbers are supported',
  success: 'Your application has been approved',
  warning: 'The account will be deleted in 15 days.',
  danger: 'Login failed.',
};
const ABOUT = {
  info: 'Useful information.',
  success: 'It worked.',
  warning: 'Something may be lost.',
  danger: 'An action failed.',
};

export const docs: ComponentDocumentation = {
  name: 'InlineMessage',
  lead: 'A message about the part of the page where it appears.',
  use: [
    'For conditions of this part of the page: no network, no permission, next steps.',
    'With at most one action.',
  ],
  avoid: ['For an error of one field: the field shows it.', 'For temporary news: NoticeRegion.'],
  guidance: {
    good: {
      show: (
        <InlineMessage tone="danger" action={<Button size="small">Refresh</Button>}>
          The QR code could not be loaded.
        </InlineMessage>
      ),
      why: 'Say what happened and offer a way on.',
    },
    bad: {
      show: <InlineMessage tone="danger">Error 500.</InlineMessage>,
      why: 'A code: it tells people neither what happened nor what to do.',
    },
  },
  states: (['info', 'success', 'warning', 'danger'] as const).map((tone) => ({
    name: tone.charAt(0).toUpperCase() + tone.slice(1),
    about: ABOUT[tone],
    show: <InlineMessage tone={tone}>{WORDS[tone]}</InlineMessage>,
  })),
  keyboard: 'None of its own; Tab reaches its action.',
  accessibleName:
    'None: it is read in its place. If it appears later, put it into a LiveRegion that exists before.',
  content: [
    'One sentence without a period, or two with a period after each.',
    'The action is named by what it does: “Refresh”, not “OK”.',
  ],
};
