import type { ComponentDocumentation } from '../../docs/documentation';
import { Stack } from '../Stack/Stack';
import { Avatar } from './Avatar';

export const docs: ComponentDocumentation = {
  name: 'Avatar',
  lead: 'A person’s picture, or the first letter of the name.',
  use: ['To represent a person: the account menu, lists of people.'],
  avoid: ['For academies or things.', 'As the only name of a control: give the control its own.'],
  states: [
    {
      name: 'Initials',
      about: 'No picture: one letter, complete also for emoji and accents.',
      show: (
        <Stack direction="row">
          {['anna', '李娜', 'ليلى', 'Ёлка', '👩‍🏫 Anna'].map((name) => (
            <Avatar key={name} name={name} size={40} />
          ))}
        </Stack>
      ),
    },
    {
      name: 'Broken picture',
      about: 'It did not load: the letter comes back.',
      show: <Avatar name="Anna" src="data:image/png,broken" size={64} />,
    },
  ],
  keyboard: 'None: it is a picture. A menu that shows it has its own keys.',
  accessibleName: 'The name of the person; the letter itself is never read.',
  content: ['Use the name by which the person is known in this product, the nickname first.'],
};
