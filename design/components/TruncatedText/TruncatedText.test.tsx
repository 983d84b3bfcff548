import { render, screen } from '@testing-library/react';
import { TruncatedText } from './TruncatedText';

test('a name is whole to a pointer that rests on it, and said once to those who listen', () => {
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
