/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { mockForFile } from '#mock/testing/mockForTests.ts';

const mock = mockForFile();
const scripts = readdirSync(new URL('../desk/', import.meta.url)).filter((name) =>
  name.endsWith('.js'),
);

test.each(['/__mock/', '/__mock/phone/4a1c3758', '/__mock/docs', '/__mock/docs/control'])(
  'serves %s under a strict policy and without inline code',
  async (path) => {
    const page = await mock().fetch(path);
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    const html = await page.text();
    expect(html).not.toMatch(/<script>|<style|\son\w+="|\sstyle=/);
    for (const [, file = ''] of html.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)) {
      const answer = await mock().fetch(new URL(file, `http://x${path}`).pathname);
      expect([file, answer.status, answer.headers.get('content-type')]).toEqual([
        file,
        200,
        expect.stringMatching(/^text\/(css|javascript)/),
      ]);
    }
  },
);

test.each(scripts)('%s shows data only as text', async (name) => {
  const script = await (await mock().fetch(`/__mock/desk/${name}`)).text();
  expect(script).not.toMatch(
    /innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval\(|DOMParser|srcdoc/,
  );
});

test('serves only its own files', async () => {
  for (const path of [
    'desk/..%2fdeskFiles.ts',
    'desk/nothing.js',
    'desk/',
    'phone/',
    'phone/a%2fb',
    'docs/nothing',
  ]) {
    expect([path, (await mock().fetch(`/__mock/${path}`)).status]).toEqual([path, 404]);
  }
});

test('redirects the address without a slash to the page', async () => {
  const answer = await mock().fetch('/__mock', { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/__mock/']);
});

test('the documentation shows every operation completely and only as text', async () => {
  const client = mock();
  const { paths } = await client.look<{
    paths: Record<string, Record<string, { operationId: string }>>;
  }>('/__mock/openapi.json');
  const html = await (await client.fetch('/__mock/docs')).text();
  for (const [path, item] of Object.entries(paths)) {
    expect(html).toContain(`<code>${path}</code>`);
    for (const { operationId } of Object.values(item))
      expect(html).toContain(`id="${operationId}"`);
  }
  expect(html).toMatch(/getSliderChallenge=locked.*030049/);
  expect(html).toMatch(/getAcademyConfig=hang.*never answered <span class="source">no answer</);
  expect(html).toContain('id="schema-AcademyConfig"');
  expect(html).toContain('Source: S7, D21');
  expect(html).toContain('^[1-4](&amp;[1-4])*$');
});
