import { fireEvent, screen, within } from '@testing-library/react';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { askByPhone, openSignInPage } from '#testing/pages/signInPage.ts';

const PICTURE = { srcImage: 'iVBORw0KGgo=', cutImage: 'iVBORw0KGgo=', key: 'k' };
const SLOW_MS = 3000;

/** An academy that offers only SMS codes. */
const phoneOnly = () =>
  new ScriptedService().script(
    'getLoginScenario',
    reply.data({ vipSchoolAppName: '', loginScenarioType: 3 }),
  );

const slider = () => screen.getByRole('dialog', { name: 'Security verification' });

async function openSlider(service: ScriptedService) {
  const page = await openSignInPage({ service });
  await askByPhone(page);
  return {
    ...page,
    press: async (name: string) => {
      await page.user.click(within(slider()).getByRole('button', { name }));
      await passTime(0);
    },
    solve: async () => {
      for (const image of slider().querySelectorAll('img')) {
        Object.defineProperty(image, 'naturalWidth', { value: image.alt === '' ? 50 : 320 });
        fireEvent.load(image);
      }
      await page.user.click(screen.getByRole('button', { name: 'Verify' }));
      await passTime(0);
    },
    expectForm: () => {
      expect(
        screen.queryByRole('dialog', { name: 'Security verification' }),
      ).not.toBeInTheDocument();
      expect(page.phone()).toHaveValue('138 0000 0001');
      expect(page.getCode()).toHaveAccessibleName('Get code');
      expect(page.getCode()).not.toHaveAttribute('aria-busy');
    },
  };
}

test('the user can cancel when the picture cannot be displayed', async () => {
  const broken = reply.data({ ...PICTURE, srcImage: 'https://evil.example/a.png' });
  const page = await openSlider(phoneOnly().script('getSliderChallenge', broken));
  expect(within(slider()).getByRole('button', { name: 'New picture' })).toBeVisible();
  await page.press('Cancel');
  page.expectForm();
});

test.each([
  ['Cancel', (page: Awaited<ReturnType<typeof openSlider>>) => page.press('Cancel')],
  ['Escape', (page: Awaited<ReturnType<typeof openSlider>>) => page.user.keyboard('{Escape}')],
])('%s while another picture is loading closes the slider for good', async (_, leave) => {
  const service = phoneOnly().script(
    'getSliderChallenge',
    reply.data(PICTURE),
    reply.after(SLOW_MS, reply.data(PICTURE)),
  );
  const page = await openSlider(service);
  await page.press('New picture');
  expect(within(slider()).getByRole('progressbar')).toHaveAccessibleName('Loading the picture…');
  await leave(page);
  await passTime(0);
  page.expectForm();
  await passTime(SLOW_MS);
  page.expectForm();
  expect(service.last('getSliderChallenge').aborted).toBe(true);
});

test('a slider dismissed while its solution is checked does not reopen on a refusal', async () => {
  const service = phoneOnly()
    .script('getSliderChallenge', reply.data(PICTURE))
    .script(
      'sendSmsCode',
      reply.after(SLOW_MS, reply.refused('100002', 'The picture is not complete')),
    );
  const page = await openSlider(service);
  await page.solve();
  await page.press('Cancel');
  page.expectForm();
  await passTime(SLOW_MS);
  page.expectForm();
  expect(page.notices()).toEqual([]);
});

test('a 429 after a slider disables the code button and shows no new slider', async () => {
  const tooMany = reply.json(
    429,
    { code: '100429', message: '', data: null },
    { 'retry-after': '30' },
  );
  const service = phoneOnly()
    .script('getSliderChallenge', reply.data(PICTURE))
    .script('sendSmsCode', tooMany);
  const page = await openSlider(service);
  await page.solve();
  expect(screen.queryByRole('dialog', { name: 'Security verification' })).not.toBeInTheDocument();
  expect(page.getCode()).toHaveAccessibleDescription('Resend in 30s');
  expect(page.notices()).toEqual(['Too many attempts. Try again in 30 seconds.']);
  expect(service.count('getSliderChallenge')).toBe(1);
});
