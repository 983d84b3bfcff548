import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteContext, siteOf } from '../shell/SiteContext';
import { Search } from './Search';

const STORIES = [
  'overview--atlas',
  'foundations--color',
  'foundations--layout',
  'theming--playground',
  'content--voice',
  'components--modal--dialog',
  'patterns--dialogs',
  'patterns--forms-and-errors',
  'patterns--messages',
  'flows--sign-in',
  'pages--order-reminder--closed',
  ...[
    'menu',
    'modal',
    'inline-message',
    'notice-region',
    'select',
    'button',
    'checkbox',
    'table',
    'tooltip',
    'text-field',
    'text-area',
    'tick-box',
    'search-field',
    'spinner',
    'progress-bar',
  ].map((name) => `components--${name}--documentation`),
  'sign-in--qr-code--expired',
  'sign-in--code-form--empty',
  'restoration--dialog--notice',
  'sign-in--dialog--open',
];

async function search(words: string) {
  const user = userEvent.setup();
  render(
    <SiteContext value={siteOf(Object.fromEntries(STORIES.map((story) => [story, {}])))}>
      <Search />
    </SiteContext>,
  );
  await user.keyboard('/');
  await user.keyboard(words);
  return { user, field: screen.getByRole('searchbox', { name: 'Search documentation' }) };
}

const firstResults = async () =>
  within(await screen.findByRole('listbox', { name: 'Search results' }))
    .getAllByRole('option')
    .map((option) => option.querySelector('span')?.textContent);

test.each([
  ['toast', ['Notice region']],
  ['dropdown', ['Menu', 'Select']],
  ['popup', ['Modal']],
  ['dark', ['Playground', 'Color']],
  ['expired', ['Expired']],
  ['color.text.primary', ['color.text.primary']],
  ["token('space.4')", ['space.4']],
  ['var(--space-4)', ['space.4']],
  ['loading', ['loading']],
  ['offer to undo', ['Dialogs']],
  ['error text color', ['color.tone.danger.text']],
  ['check box', ['Checkbox']],
  ['table of xylophones', ['Table']],
  ['colr', ['Color']],
  ['breakpoints', ['Breakpoints']],
  ['press beside', ['Dialogs']],
])('finds for %s', async (words, expected) => {
  await search(words);
  expect(await firstResults()).toEqual(expect.arrayContaining(expected));
});

test.each([
  ['dialog', 'Modal'],
  ['otp', 'No code field'],
  ['read only', 'Text field'],
  ['spinner', 'Spinner'],
  ['alert', 'Inline message'],
  ['snackbar', 'Notice region'],
  ['dialogo', 'Modal'],
  ['بحث', 'Search field'],
  ['carousel', 'No carousel'],
  ['breadcrumbs', 'No breadcrumbs'],
  ['stepper', 'No steps'],
  ['switch', 'No switch'],
  ['drawer', 'No drawer'],
  ['combobox', 'No combobox'],
  ['popup', 'Modal'],
  ['toast', 'Notice region'],
  ['select', 'Select'],
  ['which message', 'Messages'],
  ['notice or inline', 'Messages'],
  ['states of sign-in', 'Sign-in'],
  ['how errors are written', 'Voice'],
  ['btn', 'Button'],
  ['disabled', 'Button'],
  ['rebrand', 'Playground'],
  ['focus ring', 'color.focus'],
  ["token('space.4')", 'space.4'],
  ['--space-1', 'space.1'],
  ['date', 'No date field'],
  ['date picker', 'No date field'],
  ['anatomy', 'Anatomy'],
  ['escape', 'Escape'],
  ['home', 'Home, End'],
  ['modal anatomy', 'Anatomy'],
  ['closeOnEscape', 'closeOnEscape'],
  ['按钮', 'Button'],
  ['Schaltfläche', 'Button'],
  ['boton', 'Button'],
  ['جدول', 'Table'],
  ['Knopf', 'Button'],
  ['datepicker', 'No date field'],
  ['checkbox', 'Checkbox'],
  ['input', 'Text field'],
  ['readonly', 'Text field'],
  ['WindowModal', 'Modal'],
  ['what does escape do', 'Escape'],
  ['which dialog', 'Dialogs'],
  ['breakpoints', 'Layout'],
  ['验证码', 'Code form'],
  ['登录', 'Sign-in'],
  ['密码', 'No password'],
  ['弹窗', 'Modal'],
  ['手机号', 'Text field'],
  ['Fehler', 'Forms and errors'],
  ['saved', 'Notice region'],
  ['error', 'Forms and errors'],
  ['how to write an error message', 'Voice'],
])(
  'lists the component or token for %s before screens with the word in their names',
  async (words, first) => {
    await search(words);
    expect((await firstResults())[0]).toBe(first);
  },
);

test('tolerates a slip of the pen and says how much it found', async () => {
  await search('buttton');
  expect((await firstResults())[0]).toBe('Button');
  expect(screen.getByText(/^\d+ results?$/)).toBeInTheDocument();
});

test('groups results under their sections', async () => {
  await search('button');
  await firstResults();
  expect(screen.getByRole('group', { name: 'Components' })).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Properties' })).toBeInTheDocument();
});

test('chooses with the arrow keys, opens with Enter', async () => {
  const { user, field } = await search('dropdown');
  await firstResults();
  const selectedOption = () => screen.getByRole('option', { selected: true });
  const first = selectedOption();
  await user.keyboard('{ArrowDown}');
  expect(selectedOption()).not.toBe(first);
  expect(field).toHaveAttribute('aria-activedescendant', selectedOption().id);
  await user.keyboard('{ArrowUp}');
  expect(selectedOption()).toBe(first);
  await user.keyboard('{Enter}');
  expect(window.location.search).toContain('story=components--menu--documentation');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('Escape closes the results and empties the field', async () => {
  const { user, field } = await search('dropdown');
  await firstResults();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field).toHaveValue('');
});

test('what contains the written word hides what only resembles it', async () => {
  await search('border');
  const titles = (await firstResults()).map((title) => title?.toLowerCase());
  expect(titles).toContain('color.border.default');
  expect(titles).not.toContain('order reminder');
});

test('opens with Ctrl K, and says when nothing is found', async () => {
  const { user, field } = await search('xylophone');
  expect(await screen.findByRole('status')).toHaveTextContent(
    'Nothing found for “xylophone”. Try other or fewer words.',
  );
  await user.tab();
  await user.keyboard('{Control>}k{/Control}');
  expect(field).toHaveFocus();
});
