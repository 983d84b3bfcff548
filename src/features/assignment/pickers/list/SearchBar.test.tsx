import { fireEvent, screen } from '@testing-library/react';
import { openPicker, PAUSE, settle, picker } from '#testing/pages/openPicker.tsx';
import { reply } from '#testing/network/scriptedFetch.ts';
import { member } from '#testing/network/pickerAnswers.ts';
import { passTime } from '#testing/render/renderApp.tsx';

const box = () => screen.getByRole('searchbox', { name: 'Search' });

test('Escape belongs to the input method while composing, then clears the box, and only then closes the dialog', async () => {
  await openPicker();
  fireEvent.compositionStart(box());
  fireEvent.change(box(), { target: { value: '李lei' } });
  fireEvent.keyDown(box(), { key: 'Escape', isComposing: true });
  expect(box()).toHaveValue('李lei');
  fireEvent.compositionEnd(box());
  fireEvent.keyDown(box(), { key: 'Escape' });
  expect(box()).toHaveValue('');
  expect(picker()).toBeVisible();
  fireEvent.keyDown(box(), { key: 'Escape' });
  expect(picker()).toBeNull();
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

test('an empty result offers to clear the search, which shows everybody again', async () => {
  const { user } = await openPicker(
    {},
    {
      script: (each) =>
        each.script(
          'queryMembers',
          reply.data({ list: [member(0)], total: 1, pageNo: 1, pageSize: 10 }),
          reply.data({ list: [], total: 0, pageNo: 1, pageSize: 10 }),
          reply.data({ list: [member(0)], total: 1, pageNo: 1, pageSize: 10 }),
        ),
    },
  );
  fireEvent.change(box(), { target: { value: 'nobody of this name' } });
  await settle();
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  await settle();
  expect(box()).toHaveValue('');
  expect(screen.getByRole('checkbox', { name: `Select ${member(0).name}` })).toBeVisible();
});
