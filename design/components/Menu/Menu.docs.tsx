import type { Phrases } from '../../../translations/phrases';
import { Forced } from '../../docs/Forced';
import type { ComponentDocumentation } from '../../docs/documentation';
import { ChevronDownIcon, LogOutIcon } from '../../icons/icons';
import { Avatar } from '../Avatar/Avatar';
import { Stack } from '../Stack/Stack';
import { Menu } from './Menu';
import type { MenuProps } from './Menu';

const accountIn = (t: Phrases): MenuProps => ({
  label: 'Li Na',
  items: [
    { id: 'assign', label: t['assign.title'], href: '#assign' },
    { id: 'out', label: t['header.logOut'], icon: <LogOutIcon /> },
  ],
  trigger: (
    <>
      <Avatar name="Li Na" />
      <span>Li Na</span>
      <ChevronDownIcon size="small" />
    </>
  ),
});

const openIn = (name: string, propsIn: (t: Phrases) => MenuProps) => ({
  name,
  width: 320,
  height: 240,
  show: (t: Phrases) => (
    <Forced state="opened" on="button">
      <Stack direction="row" justify="end">
        <Menu {...propsIn(t)} />
      </Stack>
    </Forced>
  ),
});

export const docs: ComponentDocumentation = {
  name: 'Menu',
  lead: 'A button that opens a short list of actions.',
  story: 'pages--home--signed-in',
  use: ['For the account: who is signed in, and the actions for it.'],
  avoid: ['To choose a value: Select.', 'For more than seven actions, or for navigation.'],
  guidance: {
    good: {
      show: (t) => <Menu {...accountIn(t)} />,
      why: 'The arrow says that it opens, the name whose actions these are.',
    },
    bad: {
      show: (t) => <Menu {...accountIn(t)} trigger={<Avatar name="Li Na" />} />,
      why: 'A picture alone does not look like a button. Exception: a header on phones.',
    },
  },
  anatomy: {
    show: 'With head',
    parts: [
      ['Button', '[aria-haspopup]', 'top'],
      ['List', ':has(> [role="menu"])', 'bottom'],
      ['Head', ':has(+ [role="menu"])'],
      ['Action', '[role="menuitem"]'],
      ['Icon', '[role="menuitem"] svg'],
    ],
  },
  matrix: {
    on: 'button',
    variants: {
      words: {},
      picture: { trigger: <Avatar name="Li Na" /> },
      'long name': { trigger: 'Maria da Conceição dos Santos Magalhães de Albuquerque' },
    },
    show: (props: Partial<MenuProps>, t) => (
      <Menu {...accountIn(t)} trigger={t['header.member']} {...props} />
    ),
  },
  overlays: [
    openIn('Open', accountIn),
    openIn('With head', (t) => ({ ...accountIn(t), head: t['header.member'] })),
    openIn('One action', (t) => ({ ...accountIn(t), items: accountIn(t).items.slice(1) })),
    openIn('Long actions', (t) => ({
      ...accountIn(t),
      items: [{ id: 'help', label: t['help.email.title'].repeat(2), href: '#help' }],
    })),
  ],
  keyboard: [
    ['Enter, Space, Arrow Down', 'On the button: opens with the first action focused.'],
    ['Arrow Up', 'On the button: opens with the last action focused.'],
    ['Arrow Down, Arrow Up', 'In the list: the next or previous action, wrapping around.'],
    ['Home, End', 'The first, the last.'],
    ['Letters', 'Go to the action that begins with them.'],
    ['Enter, Space', 'Performs the action and closes; follows a link.'],
    ['Escape', 'Closes and returns to the button.'],
    ['Tab, Shift + Tab', 'Close and move onward, or back.'],
  ],
  accessibleName: 'The name of button and list is label; each action has its text.',
};
