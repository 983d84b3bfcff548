import { isRecord } from '#lib/object/isRecord.ts';
import { parseJson } from '#lib/object/jsonText.ts';
import { readTenantId } from '#lib/url/queryParameters.ts';
import type { Environment } from '#shared/browser/environment.ts';
import { draftOwnerId } from './draftOwnerId';

type Session = Pick<Environment, 'sessionStorage'>;
type Place = Pick<Environment, 'sessionStorage' | 'localStorage' | 'address'>;

/** What a tab keeps of one form, for an account and an academy; signing in loads the page anew (D12). */
export interface KeptDraft {
  /** Keeps what is filled in; what an account began stays its own when its session ended and somebody goes on with it. */
  keep(environment: Place, draft: object): void;
  /** What was kept for this academy, as it was read; undefined when there is none. Another account's is to be forgotten before. */
  recall(environment: Place): Record<string, unknown> | undefined;
  /** Whether what is kept was filled in by another account than the one that is signed in now, or may have been. */
  isForeign(environment: Place): boolean;
  /** Removes what is kept, whoever's it is. */
  forget(environment: Session): void;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const tenantOf = ({ address }: Place): string => readTenantId(address().query) ?? '';

/** The draft that session storage keeps under a key. Nothing of it throws: what cannot be read is none. */
export function keptDraft(key: string): KeptDraft {
  const stored = ({ sessionStorage: session }: Session): Record<string, unknown> | undefined => {
    const draft = parseJson(session.get(key));
    return isRecord(draft) ? draft : undefined;
  };
  const recall = (environment: Place) => {
    const draft = stored(environment);
    return textOf(draft?.['tenant']) === tenantOf(environment) ? draft : undefined;
  };
  return {
    recall,
    keep(environment, draft) {
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
    forget: ({ sessionStorage: session }) => session.remove(key),
  };
}
