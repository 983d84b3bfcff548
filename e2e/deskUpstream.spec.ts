import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { operations } from '#shared/api/contract/operations.generated.ts';
import { expect, test } from './fixtures/test';

const PATH = operations.getOverseas.path;

test('the desk lets a real service answer one operation', async ({
  page,
  request,
  namespace,
  axe,
}) => {
  const service = createServer((_request, response) =>
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ code: '000000', message: 'real', data: true })),
  );
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const ask = async (): Promise<unknown> => {
    const answer = await request.get(PATH, {
      headers: { 'sxz-lang': 'en_US', 'x-mock-ns': namespace },
    });
    return ((await answer.json()) as { message: string }).message;
  };
  await page.goto('/__mock/');
  const form = page.getByRole('form', { name: 'Upstream' });
  await form.getByLabel('Origin of the service').fill(url);
  await form.getByText('All operations').click();
  await form.getByLabel('getOverseas').check();
  await form.getByRole('button', { name: 'Pass calls on' }).click();
  const active = page.getByRole('region', { name: 'Active' });
  await expect(active.getByText(`Upstream ${url}: getOverseas`)).toBeVisible();
  expect(await ask()).toBe('real');
  await axe();
  await form.getByRole('button', { name: 'Stop' }).click();
  await expect(active.getByText('Upstream')).toBeHidden();
  service.close();
  expect(await ask()).not.toBe('real');
  await expect(form.getByLabel('Origin of the service')).toHaveValue(url);
});
