import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeView } from '../../.ladle/addressView';
import { stubObservers } from '../../testing/observers';
import type { Brand } from '../../tokens/brand';
import { brandProblems } from '../../tokens/brandProblems';
import { themes } from '../../tokens/themes';
import { Playground } from './Playground';

beforeEach(stubObservers);

const configuration = () => screen.getByRole('region', { name: 'Configuration' });
const fields = () => within(screen.getByRole('group', { name: 'Brand' }));

beforeEach(() => window.history.replaceState(null, '', '?story=theming--playground'));

/** As the deployment's reader does. */
const refusal = ({ accent, accentDark = accent }: Brand) => {
  if (!/^#[0-9a-f]{6}$/.test(accent)) return '.accent must be a color';
  return /^#[0-9a-f]{6}$/.test(accentDark) ? undefined : '.accentDark must be a color';
};

test('makes the configuration of a brand and copies it', async () => {
  const user = userEvent.setup();
  render(<Playground refusal={refusal} />);
  fireEvent.change(fields().getByRole('textbox', { name: 'Accent' }), {
    target: { value: '#0F766E' },
  });
  fireEvent.change(fields().getByRole('slider', { name: /^Corners/ }), { target: { value: '4' } });
  await user.click(screen.getByRole('button', { name: 'Copy configuration' }));
  expect(JSON.parse(await navigator.clipboard.readText())).toEqual({
    brand: { accent: '#0f766e', radius: 4 },
  });
  expect(window.location.search).toContain('brand=0f766e-auto-4');
});

test('says at the field why a brand is refused, and keeps the last accepted one in the view', () => {
  render(
    <Playground
      refusal={({ accent }) => (accent === '#ffff00' ? '.accent is too faint' : undefined)}
    />,
  );
  fireEvent.change(fields().getByLabelText('Accent, picker'), { target: { value: '#ffff00' } });
  expect(fields().getByLabelText('Accent, picker')).toBeInvalid();
  const accent = fields().getByRole('textbox', { name: 'Accent' });
  expect(accent).toBeInvalid();
  expect(accent).toHaveAccessibleDescription(/accent is too faint/);
  expect(fields().getByRole('textbox', { name: /dark theme/ })).toBeValid();
  expect(window.location.search).not.toContain('brand=ffff00');
});

test('offers the nearest accepted color of each part alone, and keeps the focus in its field', async () => {
  const user = userEvent.setup();
  render(<Playground refusal={(brand) => brandProblems(brand)[0]} />);
  const [accent, dark] = fields().getAllByRole('textbox', { name: /^Accent/ });
  fireEvent.change(dark!, { target: { value: '#223344' } });
  await user.clear(accent!);
  await user.type(accent!, '#ffd400');
  const offer = fields().getByRole('button', { name: /nearest/ });
  expect(accent).not.toHaveAccessibleDescription(/nearest/);
  await user.pointer({ keys: '[MouseLeft>]', target: offer });
  expect(accent).toHaveFocus();
  await user.pointer({ keys: '[/MouseLeft]' });
  expect(accent).toHaveFocus();
  expect(accent).toHaveValue('#846d09');
  await user.click(fields().getByRole('button', { name: /nearest/ }));
  expect(dark).toHaveFocus();
  expect(dark).toHaveValue('#7c90a4');
  expect(fields().queryByRole('button', { name: /nearest/ })).toBeNull();
});

test('copies a link to the view', async () => {
  const user = userEvent.setup();
  render(<Playground refusal={refusal} />);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(window.location.href);
});

test('shows a refused brand of the address in its fields and says why', () => {
  window.history.replaceState(null, '', '?story=theming--playground&brand=ffff00-auto-8');
  render(<Playground refusal={() => '.accent is too faint'} />);
  expect(fields().getByRole('textbox', { name: 'Accent' })).toHaveValue('#ffff00');
  expect(fields().getByRole('textbox', { name: 'Accent' })).toBeInvalid();
});

test('uses a written color when it is complete', async () => {
  const user = userEvent.setup();
  render(<Playground refusal={refusal} />);
  const accent = fields().getByRole('textbox', { name: 'Accent' });
  await user.clear(accent);
  await user.type(accent, '0052C');
  expect(accent).toHaveValue('0052C');
  expect(accent).toBeValid();
  await user.type(accent, 'C');
  expect(accent).toHaveValue('0052CC');
  expect(configuration()).toHaveTextContent('"accent": "#0052cc"');
});

test.each(['banana', '#ff', ''])(
  'keeps %j, says what is wrong, and copies nothing',
  async (text) => {
    const user = userEvent.setup();
    render(<Playground refusal={refusal} />);
    const accent = fields().getByRole('textbox', { name: 'Accent' });
    fireEvent.change(accent, { target: { value: '#0f766e' } });
    await user.clear(accent);
    if (text !== '') await user.type(accent, text);
    await user.tab();
    expect(accent).toHaveValue(text);
    expect(accent).toHaveAccessibleDescription(/accent must be a color/);
    expect(fields().getByLabelText('Accent, picker')).toHaveValue('#0f766e');
    expect(configuration()).toHaveTextContent('"accent": "#0f766e"');
    const copy = screen.getByRole('button', { name: 'Copy configuration' });
    expect(copy).toHaveAttribute('aria-disabled', 'true');
    expect(copy).toHaveAccessibleDescription(/correct its accent/);
    await navigator.clipboard.writeText('before');
    await user.click(copy);
    expect(await navigator.clipboard.readText()).toBe('before');
    fireEvent.change(fields().getByRole('slider'), { target: { value: '2' } });
    expect(accent).toHaveValue(text);
    fireEvent.change(accent, { target: { value: '#0052cc' } });
    expect(accent).toBeValid();
    expect(copy).not.toHaveAttribute('aria-disabled');
  },
);

test('reads three digits as style sheets do', async () => {
  const user = userEvent.setup();
  render(<Playground refusal={refusal} />);
  const accent = fields().getByRole('textbox', { name: 'Accent' });
  await user.clear(accent);
  await user.type(accent, '#06C');
  await user.tab();
  expect(accent).toHaveValue('#06C');
  expect(window.location.search).toContain('brand=0066cc-auto-8');
});

test('derives the accent of the dark theme until one is written', () => {
  render(<Playground refusal={refusal} />);
  const dark = fields().getByRole('textbox', { name: /^Accent in the dark theme/ });
  fireEvent.focus(dark);
  fireEvent.blur(dark);
  expect(window.location.search).not.toContain('brand=');
  fireEvent.change(dark, { target: { value: '#ffd54f' } });
  expect(configuration()).toHaveTextContent('"accentDark": "#ffd54f"');
  fireEvent.change(dark, { target: { value: '' } });
  expect(configuration()).not.toHaveTextContent('accentDark');
});

test('follows a brand that is chosen elsewhere, also after a refused one', () => {
  render(
    <Playground
      refusal={({ accent }) => (accent === '#ffff00' ? '.accent is faint' : undefined)}
    />,
  );
  const accent = fields().getByRole('textbox', { name: 'Accent' });
  fireEvent.change(accent, { target: { value: '#ffff00' } });
  act(() => changeView({ brand: '0f766e-auto-2' }));
  expect(accent).toHaveValue('#0f766e');
  expect(fields().getByRole('slider')).toHaveValue('2');
  expect(accent).toBeValid();
});

test('"Reset brand" returns to the default brand and drops what cannot be used', async () => {
  const user = userEvent.setup();
  render(<Playground refusal={refusal} />);
  fireEvent.change(fields().getByRole('slider'), { target: { value: '0' } });
  await user.type(fields().getByRole('textbox', { name: 'Accent' }), 'x');
  await user.click(screen.getByRole('button', { name: 'Reset brand' }));
  expect(fields().getByRole('textbox', { name: 'Accent' })).toHaveValue(
    themes.light.get('color.action.primary.rest'),
  );
  expect(fields().getByRole('slider')).toHaveValue('8');
  expect(window.location.search).not.toContain('brand=');
});
