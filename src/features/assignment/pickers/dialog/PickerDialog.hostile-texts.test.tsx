import { screen, within } from '@testing-library/react';
import { caseText } from '#testing/cases/caseText.ts';
import strings from '#testing/cases/strings.json';
import { displayText } from '#lib/text/displayText.ts';
import { openPicker, settle } from '#testing/pages/openPicker.tsx';
import { member } from '#testing/network/pickerAnswers.ts';
import { reply } from '#testing/network/scriptedFetch.ts';
import type { ScriptedService } from '#testing/network/scriptedFetch.ts';

jest.useFakeTimers();

const WORDS = strings.map(caseText);
const page = (list: readonly object[]) =>
  reply.data({ list, total: list.length, pageNo: 1, pageSize: 10 });
/** The rows of the current list, without the header. */
const rows = () => screen.getAllByRole<HTMLTableRowElement>('row').slice(1);
/** The texts of a row's cells after its checkbox: the name, then the others. */
const cellsOf = (row: HTMLTableRowElement) =>
  [...row.cells].slice(1).map(({ textContent }) => textContent);

async function open(script: (service: ScriptedService) => void, tab?: string) {
  const app = await openPicker({}, { script });
  if (tab !== undefined) await app.user.click(screen.getByRole('tab', { name: tab }));
  await settle();
  return app;
}

test('shows hostile member texts as text in their cells, without dangerous characters', async () => {
  const departments = (name: string) => [{ id: 'd0', name, path: name, ancestorIds: [] }];
  const list = WORDS.map((text, index) => ({
    ...member(index),
    name: text,
    jobNumber: text,
    nickName: text,
    departments: departments(text),
  }));
  await open((service) => service.script('queryMembers', page(list)));
  expect(rows()).toHaveLength(WORDS.length);
  rows().forEach((row, index) => {
    const [name, ...texts] = cellsOf(row);
    expect(name).toContain(displayText(WORDS[index], `m${index}`));
    expect(texts).toContain(displayText(WORDS[index], ''));
    expect(texts.join('')).not.toMatch(/\p{Surrogate}|\p{Control}/u);
  });
  expect('__pwned' in window).toBe(false);
});

test('very long tokens are shown shortened and copied whole', async () => {
  const long = `unknown${'x'.repeat(50_000)}`;
  const item = { id: 'm5', label: 7, detail: '\u0007\ud83d'.repeat(500), state: 'active' };
  const answer = reply.data({
    results: [{ token: 'two', status: 'ambiguous', items: [item], found: 1 }],
  });
  const { user } = await open((service) => service.script('batchQuerySelector', answer));
  await user.click(screen.getByRole('button', { name: 'Batch search' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Batch search' }));
  await user.click(dialog.getByRole('textbox'));
  await user.paste(`two ${long}`);
  await user.click(dialog.getByRole('button', { name: /^Search/ }));
  await settle();
  expect(dialog.getByRole('checkbox', { name: /^m5 · \ufffd{199}…$/ })).toBeVisible();
  await user.click(dialog.getByRole('tab', { name: 'Not found: 1' }));
  expect(dialog.getByText(/^unknown/, { selector: 'bdi' })).toHaveTextContent(/^unknownx{192}…$/);
  await user.click(dialog.getByRole('button', { name: 'Copy the entries not found' }));
  await settle();
  expect(await navigator.clipboard.readText()).toBe(long);
  expect(dialog.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Copied');
});
