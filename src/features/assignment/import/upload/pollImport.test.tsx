import { act, screen } from '@testing-library/react';
import {
  firstText,
  FAULTY,
  openUploaded,
  importReplies,
  job,
  statusText,
} from '#testing/pages/importDialog.tsx';
import { memberEnvironment } from '#testing/pages/joinPage.ts';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { sessionEnded } from '#shared/session/sessionSlice.ts';

describe('pollImport', () => {
  /** A page that the test can hide and show. */
  function hideablePage() {
    let hidden = false;
    let tell: () => void = () => undefined;
    const environment = memberEnvironment('/');
    Object.assign(environment, {
      hidden: () => hidden,
      onVisibility: (listener: () => void) => {
        tell = listener;
        return () => undefined;
      },
    });
    const hide = async (isHidden: boolean) => {
      hidden = isHidden;
      act(() => tell());
      await passTime(0);
    };
    return { environment, hide };
  }
  test('polls at growing intervals while nothing changes', async () => {
    const { service } = await openUploaded(
      new ScriptedService().script('getImport', ...importReplies({ progress: 42 })),
    );
    const requests: number[] = [];
    for (let second = 0; second <= 40; second += 1) {
      requests.push(service.count('getImport'));
      await passTime(1000);
    }
    expect([requests[0], requests[2], requests[10], requests[40]]).toEqual([1, 2, 5, 8]);
  });
  test('tolerates two network failures after each answer, and again after a retry', async () => {
    const bad = [reply.unreachable(), reply.unreachable()];
    const service = new ScriptedService().script(
      'getImport',
      ...importReplies({ progress: 40 }),
      ...bad,
      ...importReplies({ progress: 41 }),
      ...bad,
      ...importReplies({ progress: 42 }, { progress: 42 }, { progress: 42 }),
      ...bad,
      reply.unreachable(),
      ...bad,
      ...importReplies({ progress: 43 }),
    );
    const page = await openUploaded(service);
    await passTime(6000);
    expect(page.progress()).toHaveAttribute('aria-valuenow', '42');
    await passTime(20_000);
    await page.press('Try again');
    await passTime(2000);
    expect(page.progress()).toHaveAttribute('aria-valuenow', '43');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });
  test.each([
    ['the service is working on', { progress: 42 }],
    ['waits for the user', { state: 'ready', ...FAULTY }],
  ])(
    'an import that %s is not polled while the page is hidden, and at once when it is visible',
    async (_what, change) => {
      const { environment, hide } = hideablePage();
      const { service } = await openUploaded(
        new ScriptedService().script('getImport', ...importReplies(change)),
        { environment },
      );
      await passTime(70_000);
      const requests = service.count('getImport');
      expect(requests).toBeGreaterThan(2);
      await hide(true);
      await passTime(300_000);
      expect(service.count('getImport')).toBe(requests);
      await hide(false);
      expect(service.count('getImport')).toBe(requests + 1);
    },
  );
});

describe('end', () => {
  test('canceling ends the import, and another file can be chosen', async () => {
    const page = await openUploaded(
      new ScriptedService()
        .script('getImport', ...importReplies({ progress: 40 }))
        .script('cancelImport', reply.data(job({ state: 'cancelled' }))),
    );
    await page.press('Cancel import');
    expect(statusText()).toBe('Import canceled');
    const requests = page.service.count('getImport');
    await passTime(30_000);
    expect(page.service.count('getImport')).toBe(requests);
    await page.press('Choose another file');
    await page.chooseGood();
    await page.press('Import');
    expect(page.service.count('createImport')).toBe(2);
  });
  test('a canceled upload is aborted and can be sent again as the same import', async () => {
    const service = new ScriptedService()
      .script(
        'createImport',
        reply.hang(),
        reply.unreachable(),
        reply.data({ importId: 'import-1' }),
      )
      .script('getImport', ...importReplies({}));
    const page = await openUploaded(service);
    const keys = [service.last('createImport').form?.get('idempotencyKey')];
    await page.press('Cancel import');
    expect(service.last('createImport').aborted).toBe(true);
    expect(firstText('Upload canceled. You can upload the file again.')).toBeVisible();
    await page.press('Import');
    keys.push(service.last('createImport').form?.get('idempotencyKey'));
    await page.press('Import');
    keys.push(service.last('createImport').form?.get('idempotencyKey'));
    expect(statusText()).toBe('Checking the accounts…');
    expect(new Set(keys).size).toBe(1);
    expect(String(keys[0])).toMatch(/^[\w-]{8,128}$/);
  });
  test('another file, chosen after a failed upload, is another import', async () => {
    const service = new ScriptedService().script('createImport', reply.unreachable());
    const page = await openUploaded(service);
    const first = service.last('createImport').form?.get('idempotencyKey');
    await page.chooseGood();
    await page.press('Import');
    expect(service.count('createImport')).toBe(2);
    expect(service.last('createImport').form?.get('idempotencyKey')).not.toBe(first);
  });
  test('the end of the session closes the dialog and aborts requests', async () => {
    const page = await openUploaded(new ScriptedService().script('getImport', reply.hang()));
    act(() => void page.store.dispatch(sessionEnded()));
    await passTime(0);
    expect(page.dialog()).not.toBeInTheDocument();
    expect(page.service.last('getImport').aborted).toBe(true);
  });
});
