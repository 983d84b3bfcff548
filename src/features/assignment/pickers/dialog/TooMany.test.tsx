import { screen, within } from '@testing-library/react';
import {
  acceptImport,
  countedSelection,
  openPicker,
  picker,
  settle,
  withFinishedImport,
} from '#testing/pages/openPicker.tsx';
import { member } from '#testing/network/pickerAnswers.ts';
import { reply } from '#testing/network/scriptedFetch.ts';
import type { Reply } from '#testing/network/scriptedFetch.ts';

const MESSAGE = /^Too many selections once\. Please select departments or batch import\./;
const name = (number: number) => member(number).name;
const page = () => screen.getByRole('checkbox', { name: 'Select this page' });
const press = (label: string | RegExp) => screen.getByRole('button', { name: label });
const alternative = (label: string) =>
  within(screen.getAllByRole('alert').find((each) => MESSAGE.test(each.textContent))!).getByRole(
    'button',
    { name: label },
  );

test('refuses an action that chooses too many, and offers both alternatives', async () => {
  const { user } = await openPicker(
    {},
    { ...withFinishedImport(), deployment: { selectionLimit: 8 } },
  );
  await user.click(page());
  expect(screen.getByText(MESSAGE)).toBeVisible();
  expect(page()).not.toBeChecked();
  await user.click(alternative('Departments'));
  expect(screen.getByRole('tab', { name: 'Departments', selected: true })).toBeVisible();
  await user.click(alternative('Batch import'));
  await acceptImport(user);
  expect(screen.queryByText(MESSAGE)).toBeNull();
  await user.click(press(/^OK/));
  expect(picker()).toBeNull();
});

test('too many in total cannot be confirmed until some are removed', async () => {
  const { user, row } = await openPicker({}, { deployment: { selectionLimit: 1 } });
  await user.click(row(name(0)));
  await user.click(row(name(1)));
  expect(screen.getByText(MESSAGE)).toBeVisible();
  await user.click(press(/^OK/));
  expect(picker()).toBeVisible();
  await user.click(row(name(1)));
  await user.click(press(/^OK/));
  expect(picker()).toBeNull();
});

test('what was chosen before a refused action can be confirmed', async () => {
  const { user, row } = await openPicker({}, { deployment: { selectionLimit: 7 } });
  await user.click(row(name(0)));
  await user.click(page());
  expect(screen.getByText(MESSAGE)).toBeVisible();
  await user.click(press(/^OK/));
  expect(picker()).toBeNull();
});

const answer: Reply = (request, signal) => {
  const { tokens } = JSON.parse(request.body) as { tokens: string[] };
  const results = tokens.map((token) => ({
    token,
    status: 'matched',
    items: [{ id: token, label: token, detail: '', state: 'active' }],
    found: 1,
  }));
  return reply.data({ results })(request, signal);
};
const batch = () => within(screen.getByRole('dialog', { name: 'Batch search' }));
const isBatchOpen = () => screen.queryByRole('dialog', { name: 'Batch search' }) !== null;

async function lookUp(text: string) {
  const app = await openPicker(
    {},
    {
      deployment: { selectionLimit: 2 },
      script: (each) => each.script('batchQuerySelector', answer),
    },
  );
  await app.user.click(press('Batch search'));
  await app.user.type(batch().getByRole('textbox'), text);
  await app.user.click(batch().getByRole('button', { name: /^Search/ }));
  await settle();
  return app;
}

test('an oversized batch shows its error in place, and keeps its results', async () => {
  const { user, service } = await lookUp('a b c');
  await user.click(batch().getByRole('button', { name: 'Add (3)' }));
  expect(screen.getAllByText(MESSAGE)).toHaveLength(1);
  expect(batch().getByText(MESSAGE)).toBeVisible();
  expect(batch().getByRole('button', { name: 'Add (3)' })).toBeVisible();
  await user.type(batch().getByRole('textbox'), '{Backspace}{Backspace}');
  expect(screen.queryByText(MESSAGE)).toBeNull();
  await user.click(batch().getByRole('button', { name: /^Search/ }));
  await settle();
  await user.click(batch().getByRole('button', { name: 'Add (2)' }));
  await settle();
  expect(isBatchOpen()).toBe(false);
  expect(countedSelection(service).members.included).toEqual(['a', 'b']);
  await user.click(press('Batch search'));
  expect(batch().getByRole('textbox')).toHaveValue('');
});
