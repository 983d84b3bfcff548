import { testEnvironment } from '#testing/render/testEnvironment.ts';
import { firstMode } from './modeChoice';

test.each([
  ['nothing is set', {}, 'code'],
  ['the QR-first flag is set', { honour: true }, 'qr'],
  ['code is stored, with the flag', { honour: true, stored: '1' }, 'code'],
  ['QR is stored', { stored: '2' }, 'qr'],
  ['nonsense is stored', { stored: 'constructor' }, 'code'],
  [
    'the address asks for QR, code is stored',
    { address: '/login/index?loginMode=2', stored: '1' },
    'qr',
  ],
  [
    'the address has the parameter twice',
    { address: '/login/index?loginMode=2&loginMode=2' },
    'code',
  ],
  ['the event asks for code, the address for QR', { address: '/?loginMode=2', asked: 1 }, 'code'],
  ['the event asks for QR', { stored: '1', asked: '2' }, 'qr'],
  ['the event asks for nonsense', { stored: '2', asked: ['1'] }, 'qr'],
] as const)('opens in the expected mode when %s', (_goal, input: Circumstances, expected) => {
  const environment = testEnvironment({ address: input.address ?? '/' });
  if (input.stored !== undefined) localStorage.setItem('loginMode', input.stored);
  expect(firstMode(environment, input.asked, input.honour ?? false)).toBe(expected);
});

interface Circumstances {
  address?: string;
  stored?: string;
  honour?: boolean;
  asked?: unknown;
}
