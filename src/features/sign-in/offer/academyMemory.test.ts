import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { startStore } from '#testing/render/startStore.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';
import { getAcademyConfig } from '#shared/academy/academyEndpoints.ts';
import { saveOAuth2School } from './academyMemory';

test.each([
  ['1&4', '1&4'],
  [undefined, '1&2&3'],
])('stores the login methods of the academy seen last: %s as %s', async (loginMethod, kept) => {
  localStorage.setItem('loginMethod', 'of another academy');
  const service = new ScriptedService().script(
    'getAcademyConfig',
    reply.data({ pcs: [{ loginMethod }] }, 200),
  );
  await startStore({ service }).store.dispatch(
    getAcademyConfig.initiate('en_US', { subscribe: false }),
  );
  expect(localStorage.getItem('loginMethod')).toBe(kept);
});

test.each([
  ['has no OAuth2', reply.data({ pcs: [{}] }, 200)],
  ['cannot be reached', reply.unreachable()],
])(
  'when the configuration %s, stores the default login methods and removes another academy’s data',
  async (_how, answer) => {
    localStorage.setItem('loginMethod', '4');
    localStorage.setItem('oath2schoolId', 'S1');
    localStorage.setItem('oath2ConfigUrl', 'https://idp.school.example/one');
    const service = new ScriptedService().script('getAcademyConfig', answer);
    await startStore({ service }).store.dispatch(
      getAcademyConfig.initiate('en_US', { subscribe: false }),
    );
    expect(
      ['loginMethod', 'oath2schoolId', 'oath2ConfigUrl'].map((key) => localStorage.getItem(key)),
    ).toEqual(['1&2&3', null, null]);
  },
);

test('stores the school of an OAuth2 redirect; a school without id removes another one’s', () => {
  const { localStorage: local } = testEnvironment();
  const config = { clientId: 'client-1', redirectUrl: 'https://login.school.example/back' };
  const stored = () => [local.get('oath2schoolId'), local.get('oath2ConfigUrl')];
  saveOAuth2School(
    { localStorage: local },
    { ...config, schoolId: 'S1', authorizeServiceUrl: 'https://idp.school.example/one' },
  );
  expect(stored()).toEqual(['S1', 'https://idp.school.example/one']);
  saveOAuth2School(
    { localStorage: local },
    { ...config, schoolId: undefined, authorizeServiceUrl: 'https://idp.school.example/two' },
  );
  expect(stored()).toEqual([undefined, 'https://idp.school.example/two']);
});
