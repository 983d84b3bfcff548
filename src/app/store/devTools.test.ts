import { withoutSecrets } from './devTools';

test('development tools show neither codes nor tokens, and everything else', () => {
  const action = {
    type: 'api/executeMutation/pending',
    meta: { arg: { originalArgs: { identifier: '13800000001', code: '123456' } } },
    payload: { access_token: 'a', refresh_token: 'b', qrCodeSessionId: 'c', expires_in: 3600 },
  };
  expect(withoutSecrets(action)).toEqual({
    type: 'api/executeMutation/pending',
    meta: { arg: { originalArgs: { identifier: '13800000001', code: '•••' } } },
    payload: {
      access_token: '•••',
      refresh_token: '•••',
      qrCodeSessionId: '•••',
      expires_in: 3600,
    },
  });
});
