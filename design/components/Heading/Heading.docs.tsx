import type { ComponentDocumentation } from '../../docs/documentation';
import { Heading } from './Heading';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';

export const docs: ComponentDocumentation = {
  name: 'Heading',
  lead: 'The heading of a page, a dialog or one of their sections.',
  story: 'pages--join-an-academy--blank',
  use: [
    'Level 1 once on a page, 2 for dialogs and sections, 3 inside them. The size follows the level.',
  ],
  avoid: ['Skipping a level for its look.'],
  guidance: {
    good: {
      show: (t) => (
        <Stack>
          <Heading level={2}>{t['assign.title']}</Heading>
          <Text>{t['home.lead']}</Text>
        </Stack>
      ),
      why: 'A noun, and the sentence as Text.',
    },
    bad: {
      show: (t) => <Heading level={2}>{t['home.lead']}</Heading>,
      why: 'A sentence in large letters names no section.',
    },
  },
  matrix: {
    variants: { 'level 1': { level: 1 }, 'level 2': { level: 2 }, 'level 3': { level: 3 } },
    show: (props: { level: 1 | 2 | 3 }, t) => <Heading {...props}>{t['assign.title']}</Heading>,
  },
};
