import { reply } from '../network/scriptedFetch';
import type { ScriptedService } from '../network/scriptedFetch';
import { startStore } from '../render/startStore';

export const GRANT = {
  access_token: 'token-1',
  refresh_token: 'refresh-1',
  expires_in: 7200,
  user_id: 'u1',
  schoolId: 's1',
};

/** The storage keys of a grant. */
export const TOKEN_KEYS = [
  'refresh_token',
  'user_id',
  'schoolId',
  'access_token_ends_at',
  'access_token',
];

/** Makes the service issue this token to every sign-in. */
export function grants(service: ScriptedService, grant: object): void {
  service.script('requestToken', reply.json(200, grant));
}

/** A store whose user signed in with a code; time is jest's fake clock, and has not advanced. */
export async function signedIn(options: Parameters<typeof startStore>[0] = {}) {
  const app = startStore(options);
  app.signIn();
  await jest.advanceTimersByTimeAsync(0);
  return app;
}
