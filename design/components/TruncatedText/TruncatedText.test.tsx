import { render, screen } from '@testing-library/react';
import { TruncatedText } from './TruncatedText';

test('a pointer on it shows the whole name, and screen readers read it once', () => {
  render(
    <table>
      <tbody>
        <tr>
          <td>
            <TruncatedText>members.xlsx</TruncatedText>
          </td>
        </tr>
      </tbody>
    </table>,
  );
  expect(screen.getByTitle('members.xlsx')).toHaveTextContent('members.xlsx');
  const cell = screen.getByRole('cell', { name: 'members.xlsx' });
  expect(cell).toHaveAccessibleDescription('');
});
