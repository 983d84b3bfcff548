import { act, screen } from '@testing-library/react';
import { job, openUploaded, statusText, importReplies } from '#testing/pages/importDialog.tsx';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { sessionEnded } from '#shared/session/sessionSlice.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const shown = (text: string | RegExp) => screen.getAllByText(text)[0];

test('canceling ends the import, and another file can be chosen', async () => {
  const page = await openUploaded(
    new ScriptedService()
      .script('getImport', ...importReplies({ progress: 40 }))
      .script('cancelImport', reply.data(job({ state: 'cancelled' }))),
  );
  await page.press('Cancel import');
  expect(statusText()).toBe('Import canceled');
  const asked = page.service.count('getImport');
  await passTime(30_000);
  expect(page.service.count('getImport')).toBe(asked);
  await page.press('Choose another file');
  await page.chooseGood();
  await page.press('Import');
  expect(page.service.count('createImport')).toBe(2);
});
test('a canceled upload is aborted and can be sent again as the same import', async () => {
  const service = new ScriptedService()
    .script('createImport', reply.hang(), reply.unreachable(), reply.data({ importId: 'import-1' }))
    .script('getImport', ...importReplies({}));
  const page = await openUploaded(service);
  const keys = [service.last('createImport').form?.get('idempotencyKey')];
  await page.press('Cancel import');
  expect(service.last('createImport').aborted).toBe(true);
  expect(shown('Upload canceled. You can upload the file again.')).toBeVisible();
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
