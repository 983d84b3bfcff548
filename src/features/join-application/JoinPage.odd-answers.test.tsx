import { screen } from '@testing-library/react';
import wrongTypes from '#testing/cases/wrongTypes.json';
import { openJoinPage, pictureFile, submission } from '#testing/pages/joinPage.ts';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const noTexts = wrongTypes
  .filter(({ value }) => typeof value !== 'string')
  .map(({ id, value }) => [id, value] as const);

test.each(noTexts)(
  'shows an application although its other fields are not strings: %s',
  async (_id, value) => {
    const row = {
      state: 'refused',
      realName: value,
      gender: value,
      reason: value,
      submittedAt: value,
      refusal: value,
    };
    const page = await openJoinPage({
      service: new ScriptedService().script('getCurrentApplication', reply.data(row)),
    });
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(
      'Your application wasn’t approved',
    );
    expect(screen.queryAllByRole('term')).toEqual([]);
    await page.user.click(screen.getByRole('button', { name: 'Apply again' }));
    expect([page.realName(), page.reason()].map(({ value: text }) => text)).toEqual(['', '']);
  },
);

test.each(['1', 'May 5', '2026-13-45T99:99:99Z'])(
  'shows no time for an application sent at %j, which is not a time',
  async (submittedAt) => {
    const row = {
      state: 'sent',
      realName: 'Li Lei',
      gender: 'male',
      reason: 'To learn',
      submittedAt,
    };
    await openJoinPage({
      service: new ScriptedService().script('getCurrentApplication', reply.data(row)),
    });
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Real name',
      'Gender',
      'Reason for joining',
    ]);
  },
);

test('an application counts as sent although the answer has fields that are not strings', async () => {
  const service = new ScriptedService().script(
    'submitApplication',
    reply.data({ state: 'sent', realName: null, gender: 1, reason: {} }),
  );
  const page = await openJoinPage({ service });
  await page.fill();
  await page.submit();
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(
    /^The application is sent successfully/,
  );
});

test.each([undefined, null, 7, { href: '/image-1.png' }])(
  'keeps a picture although its address is not a string: %j',
  async (url) => {
    const page = await openJoinPage({
      service: new ScriptedService().script('uploadImage', reply.data({ imageId: 'image-1', url })),
    });
    await page.fill();
    await page.choose(pictureFile('ok-720x1560.png'));
    expect(screen.getAllByText('Image uploaded')).not.toEqual([]);
    await page.submit();
    expect(submission(page)).toMatchObject({ imageId: 'image-1' });
  },
);
