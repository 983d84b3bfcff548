import { fillIn } from '../../docs/phrases';
import type { ComponentDocumentation, Draw } from '../../docs/documentation';
import { Button } from '../Button/Button';
import { InlineMessage } from './InlineMessage';

const WORDS = {
  info: 'pickers.firstFew',
  success: 'join.approved',
  warning: 'memberImport.hiddenRows',
  danger: 'assignments.loadFailed',
} as const;

export const loadFailed: Draw = (t) => (
  <InlineMessage tone="danger" action={<Button size="small">{t['common.retry']}</Button>}>
    {t['assignments.loadFailed']}
  </InlineMessage>
);

export const docs: ComponentDocumentation = {
  name: 'InlineMessage',
  lead: 'A message about the part of the page where it appears.',
  story: 'pages--assignments--load-failed',
  use: [
    'For conditions of this part of the page: no network, no permission, next steps.',
    'In a dialog under its head, for what failed in it.',
  ],
  avoid: ['For an error of one field: the field shows it.', 'For temporary news: NoticeRegion.'],
  guidance: {
    good: {
      show: loadFailed,
      why: 'Say what happened and offer a way on.',
    },
    bad: {
      show: () => <InlineMessage tone="danger">Error 500.</InlineMessage>,
      why: 'A code: it tells people neither what happened nor what to do.',
    },
  },
  matrix: {
    variants: Object.fromEntries(Object.keys(WORDS).map((tone) => [tone, { tone }])),
    show: ({ tone }: { tone: keyof typeof WORDS }, t) => (
      <InlineMessage tone={tone}>{fillIn(t[WORDS[tone]], { n: '20', count: '20' })}</InlineMessage>
    ),
  },
  accessibleName:
    'None: it is read in its place. If it appears later, put it into a LiveRegion that exists before.',
};
