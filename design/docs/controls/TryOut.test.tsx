import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { badgeDocs } from '../../components/Badge/Badge.docs';
import { buttonDocs } from '../../components/Button/Button.docs';
import { checkboxDocs } from '../../components/Checkbox/Checkbox.docs';
import { modalDocs } from '../../components/Modal/Modal.docs';
import { paginationDocs } from '../../components/Pagination/Pagination.docs';
import { progressBarDocs } from '../../components/ProgressBar/ProgressBar.docs';
import { stackDocs } from '../../components/Stack/Stack.docs';
import { tickBoxDocs } from '../../components/TickBox/TickBox.docs';
import type { ComponentDocumentation } from '../documentation';
import { TryOut } from './TryOut';

function tryOut({ name, tryOut: documented }: ComponentDocumentation) {
  const user = userEvent.setup();
  render(<TryOut name={name} {...documented!} />);
  const code = () => screen.getByRole('region', { name: 'Code with these properties' }).textContent;
  return { user, code, panel: within(screen.getByRole('group', { name: 'Properties to change' })) };
}

test('a control changes the element and its code', async () => {
  const { user, code, panel } = tryOut(buttonDocs);
  expect(code()).toBe('<Button variant="primary">Log in / Register</Button>');
  await user.selectOptions(panel.getByRole('combobox', { name: 'size' }), 'small');
  await user.click(panel.getByRole('checkbox', { name: 'loading' }));
  await user.clear(panel.getByRole('textbox', { name: 'children' }));
  await user.type(panel.getByRole('textbox', { name: 'children' }), 'Send');
  expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy', 'true');
  expect(code()).toBe('<Button variant="primary" size="small" loading>Send</Button>');
});

test('children that are not text have their own code', async () => {
  const { user, code, panel } = tryOut(stackDocs);
  await user.click(panel.getByRole('checkbox', { name: 'wrap' }));
  expect(code()).toBe(
    '<Stack direction="row">\n  <Button size="small">Members</Button>\n  <Button>Departments</Button>\n  <Button size="large">Prerequisites</Button>\n  <Button>Roles</Button>\n  <Button>Visitors</Button>\n</Stack>',
  );
});

test('a value that is the default disappears from the code', async () => {
  const { user, code, panel } = tryOut(buttonDocs);
  await user.selectOptions(panel.getByRole('combobox', { name: 'variant' }), 'secondary');
  expect(code()).toBe('<Button>Log in / Register</Button>');
});

test('a controlled element changes by its own use, and its control with it', async () => {
  const { user, panel } = tryOut(tickBoxDocs);
  await user.click(screen.getByRole('checkbox', { name: 'Select Li Na' }));
  expect(panel.getByRole('combobox', { name: 'state' })).toHaveValue('all');
});

test('the code names a variable for what the state of the caller controls', async () => {
  const { user, code } = tryOut(checkboxDocs);
  const unticked = code();
  expect(unticked).toContain('<Checkbox checked={checked} onChange={onChange}>');
  await user.click(screen.getByRole('checkbox', { name: 'I have read the agreement' }));
  expect(code()).toBe(unticked);
});

test('written text is valid code, also with signs of JSX and when it is empty', async () => {
  const { user, code, panel } = tryOut(badgeDocs);
  const children = panel.getByRole('textbox', { name: 'children' });
  await user.clear(children);
  expect(code()).toBe('<Badge>{""}</Badge>');
  await user.type(children, 'a < b {{x}');
  expect(code()).toBe('<Badge>{"a < b {x}"}</Badge>');
});

test('a property with a default cannot be absent', () => {
  const { panel } = tryOut(badgeDocs);
  const tone = panel.getByRole('combobox', { name: 'tone' });
  expect(within(tone).queryByRole('option', { name: 'not set' })).not.toBeInTheDocument();
});

test('an impossible or missing number leaves the element in order', async () => {
  const { user, panel } = tryOut(paginationDocs);
  const page = panel.getByRole('spinbutton', { name: 'page' });
  const current = () => screen.getByRole('button', { current: 'page' });
  await user.clear(page);
  expect(current()).toHaveTextContent(/^7$/);
  await user.type(page, '999');
  expect(current()).toHaveTextContent(/^150$/);
  expect(screen.getByText('2981–3000 of 3,000')).toBeInTheDocument();
});

test('a fraction can be typed key by key', async () => {
  const { user, code, panel } = tryOut(progressBarDocs);
  const value = panel.getByRole('spinbutton', { name: 'value' });
  await user.clear(value);
  await user.type(value, '1.05');
  expect(value).toHaveDisplayValue('1.05');
  expect(code()).toBe('<ProgressBar label="Upload" value={1.05} />');
});

test('an element that is hidden at first has a button that shows it', async () => {
  const { user } = tryOut(modalDocs);
  await user.click(screen.getByRole('button', { name: 'Open the dialog' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
