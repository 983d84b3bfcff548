import { fireEvent, screen } from '@testing-library/react';
import { selectWish } from '#shared/selecting/selectingSlice.ts';
import { openPicker, PAUSE } from '#testing/pages/openPicker.ts';
import { member } from '#testing/network/pickerAnswers.ts';
import { passTime } from '#testing/render/renderApp.tsx';

jest.useFakeTimers();

const box = () => screen.getByRole('searchbox', { name: 'Search' });

test('Escape belongs to the input method while composing, then clears the box, and only then closes the dialog', async () => {
  const { store } = await openPicker();
  fireEvent.compositionStart(box());
  fireEvent.change(box(), { target: { value: '李lei' } });
  fireEvent.keyDown(box(), { key: 'Escape', isComposing: true });
  expect(box()).toHaveValue('李lei');
  fireEvent.compositionEnd(box());
  fireEvent.keyDown(box(), { key: 'Escape' });
  expect(box()).toHaveValue('');
  expect(selectWish(store.getState())).not.toBeNull();
  fireEvent.keyDown(box(), { key: 'Escape' });
  expect(selectWish(store.getState())).toBeNull();
});

test('the pause before a search depends on the user only: a head count meanwhile does not extend it', async () => {
  const { user, service } = await openPicker();
  await user.click(screen.getByRole('checkbox', { name: `Select ${member(0).name}` }));
  await passTime(PAUSE / 2);
  const [searched, counted] = [service.count('queryMembers'), service.count('summariseSelection')];
  fireEvent.change(box(), { target: { value: '李' } });
  await passTime(PAUSE / 2);
  expect(service.count('summariseSelection')).toBe(counted + 1);
  await passTime(PAUSE / 2);
  expect(service.count('queryMembers')).toBe(searched + 1);
});
