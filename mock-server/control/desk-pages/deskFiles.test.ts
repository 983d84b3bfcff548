/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { operations } from '#shared/api/contract/operations.generated.ts';
import { mockForFile } from '#mock/testing/mockForTests.ts';

interface OpenApi {
  paths: Record<
    string,
    Record<string, { operationId: string; description: string; parameters: object[] }>
  >;
}

const mock = mockForFile();
const scripts = readdirSync(new URL('../desk/', import.meta.url)).filter((name) =>
  name.endsWith('.js'),
);

test.each(['/__mock/', '/__mock/phone/4a1c3758', '/__mock/docs'])(
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

test('the documentation has every operation with its outcomes and its sources', async () => {
  const client = mock();
  const { paths } = await client.look<OpenApi>('/__mock/docs/openapi.json');
  const documented = Object.values(paths).flatMap((item) => Object.values(item));
  expect(documented.map(({ operationId }) => operationId)).toEqual(Object.keys(operations));
  const of = (id: string) => documented.find(({ operationId }) => operationId === id);
  expect(of('getSliderChallenge')?.description).toMatch(/getSliderChallenge=locked.*030049/);
  expect(of('getAcademyConfig')?.description).toMatch(
    /getAcademyConfig=hang` \| no answer {2}\| never answered/,
  );
  expect(of('getProfile')?.parameters.at(-1)).toMatchObject({
    name: 'x-mock-scenario',
    schema: { enum: expect.arrayContaining(['getProfile=nameless', 'getProfile=signed-out']) },
  });
  expect(of('getProfile')?.description).toMatch(/Source: \S+/);
});
