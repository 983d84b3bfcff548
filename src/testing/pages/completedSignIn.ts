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

/** Under which a grant is kept. */
export const TOKEN_KEYS = ['access_token', 'refresh_token', 'user_id', 'schoolId'];

/** The service gives this token to whoever signs in. */
export function grants(service: ScriptedService, grant: object): void {
  service.script('requestToken', reply.json(200, grant));
}

/** A store whose visitor signed in with a code; time is jest's fake clock, and has not passed. */
export async function signedIn(options: Parameters<typeof startStore>[0] = {}) {
  const started = startStore(options);
  started.signIn();
  await jest.advanceTimersByTimeAsync(0);
  return started;
}
