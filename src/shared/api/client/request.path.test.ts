import { makeApiStore } from '#testing/network/apiStore.ts';
import { ScriptedService } from '#testing/network/scriptedFetch.ts';

test.each([
  ['a/../b', 'a%2F..%2Fb'],
  ['a?b#c', 'a%3Fb%23c'],
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
