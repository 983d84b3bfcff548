import { screen, within } from '@testing-library/react';
import { openPicker, settle } from '#testing/pages/openPicker.tsx';
import { member, scriptCompany } from '#testing/network/pickerAnswers.ts';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';

test('names of chosen rows that failed to load show an error, and are requested again', async () => {
  const well = scriptCompany(new ScriptedService()).replyTo('resolveSelector');
  const { user, service } = await openPicker(
    { members: { included: ['m2999'], excluded: [] } },
    { script: (each) => each.script('resolveSelector', reply.unreachable(), well) },
  );
  const side = within(screen.getByRole('region', { name: 'Selected' }));
  expect(side.getByRole('alert')).toHaveTextContent(/^Couldn’t reach the server/);
  expect(service.count('resolveSelector')).toBe(1);
  await user.click(side.getByRole('button', { name: 'Try again' }));
  await settle();
  expect(side.getByRole('alert')).toBeEmptyDOMElement();
  expect(side.getByRole('button', { name: `Remove ${member(2999).name}` })).toBeVisible();
});

test('a chosen row that the answer omits shows its id', async () => {
  await openPicker(
    { groups: ['g1'] },
    { script: (each) => each.script('resolveSelector', reply.data({ items: [], missing: [] })) },
  );
  expect(
    within(screen.getByRole('region', { name: 'Selected' })).getByRole('button', {
      name: 'Remove g1',
    }),
  ).toBeVisible();
});
