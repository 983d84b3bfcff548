import type { ComponentDocumentation } from '../../docs/documentation';
import { Avatar } from './Avatar';
import type { AvatarProps } from './Avatar';
import { Stack } from '../Stack/Stack';

export const docs: ComponentDocumentation = {
  name: 'Avatar',
  lead: 'A person’s picture, or the first letter of the name.',
  story: 'pages--home--signed-in',
  use: ['To represent a person: the account menu, lists of people.'],
  avoid: ['For academies or things.', 'As the only name of a control: give the control its own.'],
  guidance: {
    good: {
      show: () => (
        <Stack direction="row">
          <Avatar name="Li Na" />
          Li Na
        </Stack>
      ),
      why: 'The picture repeats a name that is there.',
    },
    bad: { show: () => <Avatar name="Li Na" />, why: 'Many people share a letter.' },
  },
  matrix: {
    variants: {
      letter: { name: 'anna' },
      'other scripts': { name: 'ليلى' },
      emoji: { name: '👩‍🏫 Anna' },
      'broken picture': { name: 'Anna', src: 'data:image/png,broken' },
    },
    show: (props: AvatarProps) => <Avatar {...props} size={40} />,
  },
  accessibleName: 'The name of the person; the letter itself is never read.',
};
