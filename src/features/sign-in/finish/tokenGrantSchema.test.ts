import { tokenGrantSchema } from './tokenGrantSchema';

it.each([0.5, 0, -1, '60', null])('takes a lifetime of %p as unknown', (expires_in) => {
  expect(tokenGrantSchema.cast({ access_token: 'token', expires_in }).expires_in).toBeUndefined();
});

it.each([1, 7200])('keeps a lifetime of %p seconds', (expires_in) => {
  expect(tokenGrantSchema.cast({ access_token: 'token', expires_in }).expires_in).toBe(expires_in);
});
