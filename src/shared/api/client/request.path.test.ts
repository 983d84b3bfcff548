import { makeApiStore } from '#testing/network/apiStore.ts';
import { ScriptedService } from '#testing/network/scriptedFetch.ts';

test.each([
  ['import-1', 'import-1'],
  ['a/../b', 'a%2F..%2Fb'],
  ['a?b#c', 'a%3Fb%23c'],
  ['导入', '%E5%AF%BC%E5%85%A5'],
  ['\ud83d', '%EF%BF%BD'],
  ['a\udc00b', 'a%EF%BF%BDb'],
])(
  'an id of the service, %j, is one path segment, whatever it contains',
  async (importId, part) => {
    const service = new ScriptedService();
    const answer = await makeApiStore({ service }).ask({
      operation: 'getImport',
      path: { importId },
    });
    expect(answer.error).toBeUndefined();
    expect(service.last('getImport').path.split('/').at(-1)).toBe(part);
  },
);
