import { pointerStates } from '../../docs/documentation';
import type { ComponentDocumentation } from '../../docs/documentation';
import { Text } from '../Text/Text';
import { Disclosure } from './Disclosure';

export const disclosureDocs: ComponentDocumentation = {
  name: 'Disclosure',
  title: 'Components / Disclosure',
  lead: 'A line that opens to say more.',
  use: ['For what few need and some look for: where a code went, and how to change it.'],
  avoid: ['For what everybody must read, errors above all.', 'For choices: Menu or Select.'],
  anatomy: {
    specimen: (
      <Disclosure summary="Sent to 138 **** 0001 at 9:26 AM">
        <Text size="small">Valid until 9:31 AM.</Text>
      </Disclosure>
    ),
    parts: [
      {
        name: 'Summary',
        about: 'Says enough on its own; a press anywhere on it opens.',
        find: 'button > span',
        at: 'top',
      },
      { name: 'Sign', about: 'Turns over when open.', find: 'svg', at: 'bottom' },
    ],
  },
  states: [
    ...pointerStates(
      <Disclosure summary="Sent to 138 **** 0001">
        <Text size="small">Valid until 9:31 AM.</Text>
      </Disclosure>,
      'button',
    ).filter(({ name }) => name !== 'Active'),
    {
      name: 'Open',
      about: 'The panel stands below, on sunken ground.',
      show: (
        <Disclosure summary="Sent to 138 **** 0001">
          <Text size="small">Valid until 9:31 AM.</Text>
        </Disclosure>
      ),
      force: { state: 'opened', on: 'button' },
    },
  ],
  keyboard: [
    ['Tab', 'Comes to the line, then into the open panel.'],
    ['Enter, Space', 'Opens and closes.'],
  ],
  accessibleName: {
    from: 'The summary; aria-expanded says whether it is open. Opening announces nothing.',
    role: 'button',
    name: 'Sent to 138 **** 0001 at 9:26 AM',
  },
  content: [
    'The summary is a statement, not “Details”.',
    'It wraps; the sign stays beside it, half way down.',
  ],
};
