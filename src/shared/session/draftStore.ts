import { isRecord } from '#lib/object/isRecord.ts';
import { parseJson } from '#lib/object/jsonText.ts';
import { readTenantId } from '#lib/url/queryParameters.ts';
import type { Environment } from '#shared/browser/environment.ts';
import { draftOwnerId } from './draftOwnerId';

type Session = Pick<Environment, 'sessionStorage'>;
type Place = Pick<Environment, 'sessionStorage' | 'localStorage' | 'address'>;

/**
 * A form's draft in this tab, for an account and an academy; it survives the reload after signing
 * in.
 */
export interface DraftStore {
  /**
   * Stores the draft. A draft keeps its account as owner when the session ends and someone
   * continues it.
   */
  save(environment: Place, draft: object): void;
  /**
   * The raw draft of this academy; undefined when there is none. Call `forget` first for another
   * account's.
   */
  recall(environment: Place): Record<string, unknown> | undefined;
  /** Whether the draft belongs, or may belong, to another account than the signed-in one. */
  isForeign(environment: Place): boolean;
  forget(environment: Session): void;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const tenantOf = ({ address }: Place): string => readTenantId(address().query) ?? '';

/**
 * The draft in session storage under a key. It never throws; an unreadable draft counts as none.
 */
export function createDraftStore(key: string): DraftStore {
  const stored = ({ sessionStorage }: Session): Record<string, unknown> | undefined => {
    const draft = parseJson(sessionStorage.get(key));
    return isRecord(draft) ? draft : undefined;
  };
  const recall = (environment: Place) => {
    const draft = stored(environment);
    return textOf(draft?.['tenant']) === tenantOf(environment) ? draft : undefined;
  };
  return {
    recall,
    save(environment, draft) {
      const owner = draftOwnerId(environment) || textOf(recall(environment)?.['owner']);
      environment.sessionStorage.set(
        key,
        JSON.stringify({ tenant: tenantOf(environment), owner, ...draft }),
      );
    },
    isForeign(environment) {
      const owner = textOf(stored(environment)?.['owner']);
      return owner !== '' && owner !== draftOwnerId(environment);
    },
    forget: ({ sessionStorage }) => sessionStorage.remove(key),
  };
}
