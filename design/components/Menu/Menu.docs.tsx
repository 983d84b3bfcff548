import { pointerStates } from '../../docs/documentation';
import type { ComponentDocumentation } from '../../docs/documentation';
import { ChevronDownIcon, LogOutIcon, ShieldIcon } from '../../icons/icons';
import { Avatar } from '../Avatar/Avatar';
import { Stack } from '../Stack/Stack';
import { Menu } from './Menu';

const ITEMS = [
  { id: 'security', label: 'Account security', href: '#security', icon: <ShieldIcon /> },
  { id: 'out', label: 'Log out', icon: <LogOutIcon /> },
];

export const menuDocs: ComponentDocumentation = {
  name: 'Menu',
  title: 'Components / Menu',
  lead: 'A button that opens a short list of actions.',
  use: ['For the account: who is signed in, and what can be done about it.'],
  avoid: ['To choose a value: Select.', 'For more than seven actions, or for navigation.'],
  anatomy: {
    specimen: (
      <Menu
        label="Li Na"
        items={ITEMS}
        trigger={
          <>
            <Avatar name="Li Na" />
            <span>Li Na</span>
            <ChevronDownIcon size="small" />
          </>
        }
      />
    ),
    parts: [
      {
        name: 'Button',
        about: '40 px high; keeps its ground while the list is open.',
        find: 'button',
        at: 'bottom',
      },
      {
        name: 'Trigger',
        about: 'Whatever shows best what opens.',
        find: 'button > span:nth-child(2)',
        at: 'top',
      },
    ],
  },
  states: [
    ...pointerStates(
      <Menu
        label="Li Na"
        items={ITEMS}
        trigger={
          <>
            <Avatar name="Li Na" />
            Li Na
          </>
        }
      />,
      'button',
    ).filter(({ name }) => name !== 'Active'),
    {
      name: 'Open',
      about: 'The first action has the focus.',
      show: (
        <Stack direction="row" justify="end">
          <Menu
            label="Li Na"
            items={ITEMS}
            trigger={
              <>
                <Avatar name="Li Na" />
                Li Na
              </>
            }
          />
        </Stack>
      ),
      force: { state: 'opened', on: 'button' },
      overlay: 320,
    },
  ],
  keyboard: [
    ['Enter, Space, Arrow Down', 'On the button: opens at the first action.'],
    ['Arrow Up', 'On the button: opens at the last.'],
    ['Arrow Down, Arrow Up', 'In the list: the next or the one before, round the ends.'],
    ['Home, End', 'The first, the last.'],
    ['Letters', 'Go to the action that begins so.'],
    ['Enter, Space', 'Does it, and closes; a link is followed.'],
    ['Escape', 'Closes and returns to the button.'],
    ['Tab', 'Closes and goes on.'],
  ],
  accessibleName: {
    from: 'Button and list are named by label, each action by its words.',
    role: 'button',
    name: 'Li Na',
  },
  content: [
    'Actions are verbs.',
    'The list is 12 to 20 rem wide; longer words wrap.',
    'It hangs from the end of the button, on the left in Arabic.',
  ],
};
