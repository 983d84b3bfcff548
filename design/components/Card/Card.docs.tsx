import type { ComponentDocumentation } from '../../docs/documentation';
import { Heading } from '../Heading/Heading';
import { Text } from '../Text/Text';
import { Card } from './Card';

export const docs: ComponentDocumentation = {
  name: 'Card',
  lead: 'A calm surface that groups related content.',
  use: ['For one form, or one item in a list.'],
  avoid: [
    'Inside another card: a heading and space separate content as well.',
    'As a button: put a Link or Button into it.',
  ],
  guidance: {
    good: {
      show: (
        <Card>
          <Heading level={3}>Join an academy</Heading>
          <Text tone="secondary">Tell the administrators who you are.</Text>
        </Card>
      ),
      why: 'One subject in a card.',
    },
    bad: {
      show: (
        <Card>
          <Card>
            <Text>Join an academy</Text>
          </Card>
        </Card>
      ),
      why: 'A card in a card: the edges say nothing any more. Use a Heading or Stack.',
    },
  },
  states: [],
  keyboard: 'None: a plain div.',
  accessibleName: 'None, unless you give it a role. Then name it by its heading (aria-labelledby).',
  content: ['Begin with a heading. Let the content determine the height.'],
};
