import { screen } from '@testing-library/react';
import { openPicker, picker } from '#testing/pages/openPicker.tsx';
import { member } from '#testing/network/pickerAnswers.ts';
import { reply } from '#testing/network/scriptedFetch.ts';

const press = (name: string) => screen.getByRole('button', { name });
const question = () => screen.queryByRole('alertdialog', { name: 'Discard changes?' });

test('asks nothing when nothing would be lost: "Clear" without a selection, and a tick that was undone', async () => {
  const { user } = await openPicker({ locked: [{ kind: 'members', id: 'm4' }] });
  await user.click(press('Clear'));
  expect(press('Undo')).toHaveAttribute('aria-disabled', 'true');
  const row = screen.getByRole('checkbox', { name: `Select ${member(0).name}` });
  await user.click(row);
  await user.click(row);
  await user.keyboard('{Escape}');
  expect(question()).toBeNull();
  expect(picker()).toBeNull();
});

test('choosing all results twice is one undo step', async () => {
  const { user } = await openPicker();
  const page = screen.getByRole('checkbox', { name: 'Select this page' });
  expect(screen.queryByRole('button', { name: 'Select all 3,000 results' })).toBeNull();
  await user.click(page);
  await user.click(press('Select all 3,000 results'));
  await user.click(press('Select all 3,000 results'));
  await user.click(press('Undo'));
  expect(page).toBeChecked();
  await user.click(press('Undo'));
  expect(page).not.toBeChecked();
});

test('asks about academies only when they have changed', async () => {
  const { user, openAcademies } = await openPicker();
  await user.click(press('Cancel'));
  await openAcademies();
  await user.click(press('Clear'));
  expect(press('Undo')).toHaveAttribute('aria-disabled', 'true');
  await user.click(press('Cancel'));
  expect(question()).toBeNull();
  expect(picker()).toBeNull();
  await openAcademies();
  await user.click(screen.getByRole('checkbox', { name: 'Select 学院 1' }));
  await user.click(press('Cancel'));
  expect(question()).toBeVisible();
});

test('a dialog that opens again sends its requests again, because language or account may have changed', async () => {
  const { user, service, openAcademies } = await openPicker();
  await user.click(press('Cancel'));
  const openWith = async (type: string) => {
    const list = [{ id: 'a1', name: '学院 1', creator: '韩梅梅', type }];
    service.script('queryAcademies', reply.data({ list, total: 1, pageNo: 1, pageSize: 10 }));
    await openAcademies();
    expect(screen.getByRole('cell', { name: type })).toBeVisible();
    await user.click(press('Cancel'));
  };
  await openWith('职业学院');
  await openWith('Vocational academy');
});
