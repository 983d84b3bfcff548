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
  'an application is told of though its other fields are no texts: %s',
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
      'Your application was not approved',
    );
    expect(screen.queryAllByRole('term')).toEqual([]);
    await page.user.click(screen.getByRole('button', { name: 'Apply again' }));
    expect([page.realName(), page.reason()].map(({ value: text }) => text)).toEqual(['', '']);
  },
);

test.each(['1', 'May 5', '2026-13-45T99:99:99Z'])(
  'an application sent at %j, which is no time, tells none',
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

test('an application is sent though the answer to it has fields that are no texts', async () => {
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
  'a picture is kept though its address is no text: %j',
  async (url) => {
    const page = await openJoinPage({
      service: new ScriptedService().script('uploadImage', reply.data({ imageId: 'image-1', url })),
    });
    await page.fill();
    await page.choose(pictureFile('ok-720x1560.png'));
    expect(screen.getAllByText('The image is uploaded')).not.toEqual([]);
    await page.submit();
    expect(submission(page)).toMatchObject({ imageId: 'image-1' });
  },
);
