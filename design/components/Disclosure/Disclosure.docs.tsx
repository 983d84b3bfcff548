import { fillIn } from '../../docs/phrases';
import type { ComponentDocumentation } from '../../docs/documentation';
import { Disclosure } from './Disclosure';
import type { Phrases } from '../../../translations/phrases';

const summaryIn = (t: Phrases) => fillIn(t['signIn.sentTo'], { to: '138 **** 0001', time: '9:26' });

export const docs: ComponentDocumentation = {
  name: 'Disclosure',
  lead: 'A line that opens to show details.',
  story: 'sign-in--where-the-code-went--open',
  use: ['For details that few people need: where a code was sent, and how to change it.'],
  avoid: ['For what everyone must read, for example errors.', 'For choices: Menu or Select.'],
  guidance: {
    good: {
      show: (t) => <Disclosure summary={summaryIn(t)}>{t['signIn.editPhone']}</Disclosure>,
      why: 'The closed line answers what most people ask.',
    },
    bad: {
      show: (t) => <Disclosure summary="Details">{summaryIn(t)}</Disclosure>,
      why: 'People must open it to learn whether they need it.',
    },
  },
  matrix: {
    on: 'button',
    pointer: ['hover', 'focus', 'opened'],
    variants: { closed: {} },
    show: (_props: object, t) => (
      <Disclosure summary={summaryIn(t)}>{t['signIn.editPhone']}</Disclosure>
    ),
  },
  keyboard: [
    ['Tab', 'Moves to the line, then into the open panel.'],
    ['Enter, Space', 'Opens and closes.'],
  ],
  accessibleName:
    'The summary; aria-expanded announces whether it is open. Opening causes no announcement.',
};
