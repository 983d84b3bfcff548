import type { ComponentDocumentation } from '../../docs/documentation';
import { Heading } from '../Heading/Heading';
import { Card } from './Card';

export const docs: ComponentDocumentation = {
  name: 'Card',
  lead: 'A calm surface that groups related content.',
  story: 'pages--join-an-academy--blank',
  use: ['For one form, or one item in a list.'],
  avoid: ['As a button: put a Link or Button into it.'],
  guidance: {
    good: {
      show: (t) => (
        <Card>
          <Heading level={3}>{t['assign.title']}</Heading>
        </Card>
      ),
      why: 'One surface, with a heading.',
    },
    bad: {
      show: (t) => (
        <Card>
          <Card>
            <Heading level={3}>{t['assign.title']}</Heading>
          </Card>
        </Card>
      ),
      why: 'Two edges say nothing that one does not.',
    },
  },
  accessibleName: 'None, unless you give it a role. Then name it by its heading (aria-labelledby).',
};
