import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import markdown from '../../../translations/glossary.md?raw';
import { glossaryTerms } from './glossary';
import { GlossaryTable } from './GlossaryTable';

const terms = glossaryTerms(markdown);

const shownIds = () =>
  screen
    .queryAllByRole('row')
    .map(({ id }) => id)
    .filter(Boolean);

test('every term has all languages and its own anchor', () => {
  expect(terms).not.toHaveLength(0);
  expect(terms.filter(({ words }) => words.some(({ word }) => word === ''))).toEqual([]);
  expect(new Set(terms.map(({ words }) => words.length))).toEqual(new Set([12]));
  expect(new Set(terms.map(({ id }) => id)).size).toBe(terms.length);
});

test('columns have names of languages, words have their language and direction', () => {
  render(<GlossaryTable />);
  expect(screen.getByRole('columnheader', { name: 'Russian' })).toBeInTheDocument();
  const row = screen.getByRole('row', { name: /^验证码/ });
  expect(row).toHaveAttribute('id', 'term-verification-code');
  expect(within(row).getByRole('link', { name: '验证码' })).toHaveAttribute(
    'href',
    '#term-verification-code',
  );
  const arabic = within(row).getByText('رمز التحقق');
  expect(arabic).toHaveAttribute('lang', 'ar-SA');
  expect(arabic).toHaveAttribute('dir', 'rtl');
  expect(within(row).getByText('(رمز, الرمز)')).toBeInTheDocument();
});

test.each([
  ['Bestätigungs', ['term-verification-code']],
  ['bestatigungs', ['term-verification-code']],
  ['验证码', ['term-verification-code']],
  ['ВЫЙТИ', ['term-log-out']],
  ['인증번호', ['term-verification-code']],
])('the search finds %s and says how many terms it found', async (letters, ids) => {
  const user = userEvent.setup();
  render(<GlossaryTable />);
  expect(screen.getByRole('status')).toHaveTextContent(`${terms.length} terms`);
  await user.click(screen.getByRole('searchbox'));
  await user.paste(letters);
  expect(shownIds()).toEqual(ids);
  expect(screen.getByRole('status')).toHaveTextContent(`${ids.length} of ${terms.length} terms`);
});

test('the search says that no term has the letters, and shows all again when it is cleared', async () => {
  const user = userEvent.setup();
  render(<GlossaryTable />);
  await user.click(screen.getByRole('searchbox'));
  await user.paste('xylophone');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('No term contains “xylophone”');
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(shownIds()).toHaveLength(terms.length);
});
