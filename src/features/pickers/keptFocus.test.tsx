import { screen, within } from '@testing-library/react';
import { openPicker, settle } from '../../testing/openPicker';
import { scriptCompany } from '../../testing/pickerAnswers';
import { reply, ScriptedService } from '../../testing/scriptedFetch';

jest.useFakeTimers();

const well = scriptCompany(new ScriptedService());
const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** Presses a button by key, and gives what has the focus when all is done. */
async function press(user: { keyboard(keys: string): Promise<void> }, name: string | RegExp): Promise<Element | null> {
  button(name).focus();
  await user.keyboard('{Enter}');
  await settle();
  return document.activeElement;
}

test('a list that comes after all leaves the keyboard where it was asked for again: the list is what Tab comes to next', async () => {
  const { user } = await openPicker({}, { script: (each) => each.script('queryMembers', reply.unreachable(), well.replyTo('queryMembers')) });
  expect(await press(user, 'Try again')).toBe(button('Columns'));
  await user.tab();
  expect(screen.getAllByRole('checkbox', { name: /^Select/ })).toContain(document.activeElement);
});

test('rows that could be judged after all leave the keyboard before them', async () => {
  const { user } = await openPicker({ groups: ['g1'] }, { script: (each) => each.script('judgeStanding', reply.unreachable(), well.replyTo('judgeStanding')) });
  expect(await press(user, 'Try again')).toBe(button('Columns'));
});

test('names of chosen rows that come after all leave the keyboard in what is chosen', async () => {
  const { user } = await openPicker({ members: { included: ['m2999'], excluded: [] } }, { script: (each) => each.script('resolveSelector', reply.unreachable(), well.replyTo('resolveSelector')) });
  expect(await press(user, 'Try again')).toBe(button('Clear'));
});

test('the last of many ambiguous names are shown, and the keyboard is before them', async () => {
  const answer = reply.data({ results: Array.from({ length: 30 }, (_, index) => ({
    token: `n${index}`, status: 'ambiguous', items: [{ id: `m${index}`, label: `Name ${index}`, detail: '', state: 'active' }], found: 2,
  })) });
  const { user } = await openPicker({}, { script: (each) => each.script('batchQuerySelector', answer) });
  await user.click(button('Batch search'));
  const dialog = within(screen.getByRole('dialog', { name: 'Batch search' }));
  await user.type(dialog.getByRole('textbox'), 'a');
  await user.click(button(/^Look up/));
  await settle();
  expect(await press(user, 'And 10 more')).toBe(dialog.getByRole('checkbox', { name: 'Name 19' }));
});
