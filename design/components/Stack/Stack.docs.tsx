import type { ComponentDocumentation } from '../../docs/documentation';
import { Button } from '../Button/Button';
import { Stack } from './Stack';

export const docs: ComponentDocumentation = {
  name: 'Stack',
  lead: 'Equal distances between elements, in a column or a row.',
  use: [
    'For all distances between components, because components have no margins.',
    'direction row with wrap for buttons side by side.',
  ],
  avoid: ['For tables of data.', 'For a gap that is not on the scale.'],
  states: [
    {
      name: 'Wrapping row',
      about: 'Wraps when space runs out.',
      show: (
        <Stack direction="row" gap="2" wrap>
          {['Members', 'Departments', 'Groups', 'Prerequisites', 'Roles'].map((word) => (
            <Button key={word}>{word}</Button>
          ))}
        </Stack>
      ),
    },
  ],
  keyboard: 'None: it is a plain div. Its order is the tab order: never reverse it with styles.',
  content: ['Rows of buttons wrap in German and Russian: set wrap.'],
};
