import type { ComponentDocumentation } from '../../docs/documentation';
import { Text } from '../Text/Text';
import { Disclosure } from './Disclosure';

export const docs: ComponentDocumentation = {
  name: 'Disclosure',
  lead: 'A line that opens to show details.',
  use: ['For details that few people need: where a code was sent, and how to change it.'],
  avoid: ['For what everyone must read, for example errors.', 'For choices: Menu or Select.'],
  matrix: {
    on: 'button',
    pointer: ['hover', 'focus'],
    variants: { closed: {} },
    show: (_props: object, t) => (
      <Disclosure summary={t['pickers.searchIn']}>{t['pickers.search']}</Disclosure>
    ),
  },
  states: [
    {
      name: 'Open',
      about: 'The panel is below, on a sunken background.',
      show: (
        <Disclosure summary="Sent to 138 **** 0001">
          <Text size="small">Valid until 9:31 AM.</Text>
        </Disclosure>
      ),
      force: { state: 'opened', on: 'button' },
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the line, then into the open panel.'],
    ['Enter, Space', 'Opens and closes.'],
  ],
  accessibleName:
    'The summary; aria-expanded announces whether it is open. Opening causes no announcement.',
  content: [
    'The summary is a statement, not “Details”.',
    'It wraps; the icon stays beside it, vertically centered.',
  ],
};
