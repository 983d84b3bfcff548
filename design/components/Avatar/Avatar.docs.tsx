import type { ComponentDocumentation } from '../../docs/documentation';
import { Stack } from '../Stack/Stack';
import { Avatar } from './Avatar';

/** A picture three times as wide as high, with a lighter circle in its middle. */
const WIDE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 3 1' width='192' height='64'%3E%3Cpath fill='teal' d='M0 0h3v1H0z'/%3E%3Ccircle cx='1.5' cy='.5' r='.3' fill='%239fe8dc'/%3E%3C/svg%3E";

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
      name: 'Picture',
      about: 'Cropped to the middle.',
      show: <Avatar name="Anna" src={WIDE} size={64} />,
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
