/** @jest-environment node */
import { mockForFile } from '../testing/mockForTests';

const mock = mockForFile();

test('the page is served with its own files under a strict policy', async () => {
  const { fetch: fetchHere } = mock();
  const page = await fetchHere('/__mock/');
  const policy = page.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  const html = await page.text();
  expect(html).not.toMatch(/<script>|<style|\son\w+=|style=/);
  expect(await fetchHere('/__mock/page.css').then(({ headers }) => headers.get('content-type'))).toMatch(/^text\/css/);
  expect(await fetchHere('/__mock/page.js').then(({ headers }) => headers.get('content-type'))).toMatch(/^text\/javascript/);
});

test('the page shows data as text only', async () => {
  const script = await (await mock().fetch('/__mock/page.js')).text();
  expect(script).not.toMatch(/innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval\(/);
});

test('the address without a slash leads to the page', async () => {
  const answer = await mock().fetch('/__mock', { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/__mock/']);
});
