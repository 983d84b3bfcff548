import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Playground } from './Playground';

const fields = () => within(screen.getByRole('group', { name: 'Brand' }));

beforeEach(() => window.history.replaceState(null, '', '?story=theming--playground'));

test('makes the configuration of a brand and copies it', async () => {
  const user = userEvent.setup();
  render(<Playground refusal={() => undefined} />);
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

test('says why a brand is refused and keeps the last accepted one in the view', () => {
  render(
    <Playground
      refusal={({ accent }) => (accent === '#ffff00' ? '.accent is too faint' : undefined)}
    />,
  );
  fireEvent.change(fields().getByLabelText('Accent, picker'), { target: { value: '#ffff00' } });
  expect(screen.getByText(/refuses this brand: brand\.accent is too faint/)).toBeInTheDocument();
  expect(window.location.search).not.toContain('brand=ffff00');
  expect(screen.getAllByText(/✗ fails/)).not.toHaveLength(0);
});
