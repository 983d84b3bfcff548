import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from '../Link/Link';
import { Checkbox } from './Checkbox';

function renderAgreement() {
  const onChange = jest.fn();
  render(
    <Checkbox checked={false} onChange={onChange}>
      I agree to the <Link href="#service">Service Agreement</Link>
    </Checkbox>,
  );
  return { onChange };
}

test('a press on its label ticks it', async () => {
  const { onChange } = renderAgreement();
  await userEvent.click(screen.getByText(/I agree to the/));
  expect(onChange).toHaveBeenCalledWith(true);
});

test('Space ticks it', async () => {
  const { onChange } = renderAgreement();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenCalledWith(true);
});

// user-event forwards every click inside a label to its control; jsdom and browsers do not do so
// for links.
test('a link in the label does not tick it', () => {
  const { onChange } = renderAgreement();
  fireEvent.click(screen.getByRole('link', { name: 'Service Agreement' }));
  expect(onChange).not.toHaveBeenCalled();
});

test('looks disabled if it is disabled', () => {
  render(
    <Checkbox checked disabled onChange={() => undefined}>
      Li Na
    </Checkbox>,
  );
  expect(screen.getByRole('checkbox')).toHaveStyle({ opacity: '0.6', cursor: 'not-allowed' });
  expect(screen.getByText('Li Na')).toHaveStyle({ cursor: 'not-allowed' });
});
