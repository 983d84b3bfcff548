import { fireEvent } from '@testing-library/react';
import { caseText } from '#testing/cases/caseText.ts';
import { passTime, restorePage } from '#testing/render/renderApp.tsx';
import { openQrPage } from '#testing/pages/qrPage.ts';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import sessionIds from './cases/sessionIds.json';
import { scanLink } from './QrCode';

type SessionCase = { id: string; expect: string; value?: unknown; parts?: (string | number)[][] };
const cases = sessionIds as readonly SessionCase[];

test.each(cases.filter(({ expect: what }) => what === 'link'))(
  '$id is one parameter of our URL, unchanged',
  (input) => {
    const id = caseText(input);
    const url = new URL(scanLink('https://academy.example', id));
    expect(url.origin + url.pathname).toBe('https://academy.example/browser/open');
    expect([...url.searchParams]).toEqual([
      ['type', 'scanLogin'],
      ['sessionId', id],
    ]);
  },
);

test.each(cases)('the session id of $id: $expect', async (input) => {
  const qrCodeSessionId =
    input.value === undefined || typeof input.value === 'string' ? caseText(input) : input.value;
  const page = await openQrPage({
    service: new ScriptedService().script('createQrSession', reply.data({ qrCodeSessionId })),
  });
  if (input.expect === 'link') expect(page.code()).toBeVisible();
  else expect(page.button('Refresh')).toBeVisible();
});

test.each(['a'.repeat(8), 'a'.repeat(32), 'a'.repeat(64)])(
  'each module of the code is a whole number of pixels, so that cameras can read it: %s',
  async (qrCodeSessionId) => {
    const page = await openQrPage({
      service: new ScriptedService().script('createQrSession', reply.data({ qrCodeSessionId })),
    });
    const code = page.code();
    const modules = Number(shapesOf(code).getAttribute('viewBox')?.split(' ')[2]);
    expect(Number(code?.getAttribute('width')) % modules).toBe(0);
  },
);

/** The shapes in the picture of a code. */
function shapesOf(code: Element | null): Element {
  const [, text = ''] = code?.getAttribute('src')?.split(',') ?? [];
  return new DOMParser().parseFromString(decodeURIComponent(text), 'image/svg+xml').documentElement;
}

test('the code is a black-on-white image that no extension recolors, and a new code is a new image', async () => {
  const page = await openQrPage();
  const first = page.code();
  expect(first).toHaveAttribute('src', expect.stringMatching(/^data:image\/svg\+xml,/));
  expect(
    [...shapesOf(first).querySelectorAll('path')].map((path) => path.getAttribute('fill')),
  ).toEqual(['#FFFFFF', '#000000']);
  const before = first?.getAttribute('src');
  page.service.script('createQrSession', reply.data({ qrCodeSessionId: 'another-session' }));
  await restorePage();
  await passTime(20);
  expect(page.code()?.getAttribute('src')).not.toBe(before);
});

test('where the policy forbids such an image, the shapes are in the page', async () => {
  const page = await openQrPage();
  fireEvent.error(page.code() as Element);
  expect(page.code()?.querySelectorAll('path')).toHaveLength(2);
});
