import { act, screen } from '@testing-library/react';
import {
  FAULTLESS,
  FAULTY,
  importReplies,
  job,
  openUploaded,
} from '#testing/pages/importDialog.tsx';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import type { Reply } from '#testing/network/scriptedFetch.ts';
import { commitRequested } from '../parts/memberImportSlice';

const broken = reply.json(500, { code: '1', message: 'Not now', data: null });

test('an import whose cancel failed is not committed automatically', async () => {
  const service = new ScriptedService()
    .script('getImport', ...importReplies({ progress: 40 }, { state: 'ready', ...FAULTLESS }))
    .script('cancelImport', broken)
    .script('commitImport', reply.data(job({ state: 'committing', progress: 0 })));
  const page = await openUploaded(service);
  await page.press('Cancel import');
  await passTime(2000);
  expect(screen.getAllByText('Check complete. Confirm the import.')[0]).toBeVisible();
  expect(service.count('commitImport')).toBe(0);
  await page.press('Import');
  expect(service.count('commitImport')).toBe(1);
});

test('an import whose commit and cancel failed is not retried automatically', async () => {
  const service = new ScriptedService()
    .script('getImport', ...importReplies({ state: 'ready', ...FAULTLESS }))
    .script('commitImport', broken)
    .script('cancelImport', broken);
  const page = await openUploaded(service);
  expect(service.count('commitImport')).toBe(1);
  await page.press('Cancel import');
  await passTime(31_000);
  expect(screen.getAllByText('Not now')[0]).toBeVisible();
  expect(service.count('commitImport')).toBe(1);
});

test.each<[string, Reply[]]>([
  ['during a poll', [reply.hang()]],
  ['between two failed polls', [reply.unreachable(), reply.hang()]],
  [
    'after too many failed polls',
    [reply.unreachable(), reply.unreachable(), reply.unreachable(), reply.hang()],
  ],
])('"Import" works %s', async (_when, answers) => {
  const service = new ScriptedService()
    .script('getImport', ...importReplies({ state: 'ready', ...FAULTY }), ...answers)
    .script('commitImport', broken, reply.hang());
  const page = await openUploaded(service);
  await page.press('Import');
  await passTime(4000);
  expect(service.count('getImport')).toBeGreaterThanOrEqual(1 + Math.min(answers.length, 3));
  await page.press('Import');
  expect(service.count('commitImport')).toBe(2);
  expect(page.button('Import')).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('"Import" is hidden while a cancel is pending, and reappears when it has failed', async () => {
  const service = new ScriptedService()
    .script('getImport', ...importReplies({ state: 'ready', ...FAULTY }))
    .script('cancelImport', reply.after(3000, broken))
    .script('commitImport', reply.hang());
  const page = await openUploaded(service);
  await page.press('Cancel import');
  expect(page.button('Import')).toHaveAttribute('aria-disabled', 'true');
  await page.press('Import');
  expect(service.count('commitImport')).toBe(0);
  await passTime(3000);
  expect(page.button('Import')).not.toHaveAttribute('aria-disabled');
  await page.press('Import');
  expect(service.count('commitImport')).toBe(1);
});

test('two clicks on "Import" commit once', async () => {
  const page = await openUploaded(
    new ScriptedService()
      .script('getImport', ...importReplies({ state: 'ready', ...FAULTY }))
      .script('commitImport', reply.hang()),
  );
  act(() => void [page.store.dispatch(commitRequested()), page.store.dispatch(commitRequested())]);
  await passTime(0);
  expect(page.service.count('commitImport')).toBe(1);
  expect(page.service.last('commitImport').aborted).toBe(false);
});
