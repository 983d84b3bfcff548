import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures/test';

test('a scene is saved, loaded, downloaded, and loaded from a file', async ({
  page,
  mock,
  axe,
}) => {
  await mock.setOutcome('getOverseas', 'overseas');
  await page.goto('/__mock/#state');
  await expect(page).toHaveTitle('(2) Mock desk');
  const scenes = page.getByRole('region', { name: 'Scenes' });
  await scenes.getByLabel('Name').fill('from-the-desk');
  await scenes.getByLabel('What it shows').fill('An overseas network');
  await scenes.getByRole('button', { name: 'Save in the folder' }).click();
  await expect(page.getByRole('status')).toHaveText(
    'Saved as mock-server/scenes/from-the-desk.json',
  );
  await expect(scenes.getByText('An overseas network')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    scenes.getByRole('button', { name: 'Download' }).click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  expect(JSON.parse(text)).toEqual({
    $schema: './scene.schema.json',
    outcomes: { getOverseas: 'overseas' },
  });
  await scenes.getByLabel('Load a file').setInputFiles({
    name: 'mine.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"rules":[{"operation":"getProfile","kind":"html"}]}'),
  });
  await expect(page.getByRole('status')).toHaveText('Loaded mine.json');
  const active = page.getByRole('region', { name: 'Active' });
  await expect(active.getByText('getProfile: html')).toBeVisible();
  await expect(active.getByText('getOverseas: overseas')).toBeHidden();
  await scenes.getByRole('button', { name: 'Load from-the-desk' }).click();
  await expect(active.getByText('getOverseas: overseas')).toBeVisible();
  await axe();
});

test('a file that is no scene changes nothing, and the desk names the field', async ({
  page,
  mock,
  expected,
}) => {
  expected.trouble('console error', /422/);
  await page.goto('/__mock/#state');
  const file = page.getByLabel('Load a file');
  for (const [content, message] of [
    ['{', 'odd.json is not JSON: nothing was loaded'],
    ['{"outcomes":{"getOverseas":"moon"}}', /^outcomes\.getOverseas: .*moon/],
  ] as const) {
    const buffer = Buffer.from(content);
    await file.setInputFiles({ name: 'odd.json', mimeType: 'application/json', buffer });
    await expect(page.getByRole('status')).toHaveText(message);
  }
  expect(await mock.scene()).toEqual({});
});

test('a link of the desk loads a scene and opens the app', async ({ page, context, mock }) => {
  await page.goto('/__mock/#open');
  await page.getByLabel('With scene').selectOption('every-way-in');
  await page.getByLabel('Page').selectOption('Login');
  await page.getByLabel('Language').selectOption('en_US');
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'academy', exact: true }).click(),
  ]);
  await opened.waitForURL(/\/login\/index\?tenant_id=academy&sxz-lang=en_US$/);
  await expect(opened.getByRole('dialog')).toBeVisible();
  expect(await mock.scene()).not.toEqual({});
});
