import { ValidationError } from 'yup';
import type { Schema } from 'yup';
import { isRecord } from '#lib/object/isRecord.ts';
import { textOf } from '#lib/object/jsonText.ts';
import { readTenantId } from '#lib/url/queryParameters.ts';
import type { Environment } from '#shared/browser/environment.ts';
import { clear, read, save } from '#shared/storage/storedValues.ts';
import type { JsonKey, TabKey } from '#shared/storage/storedValues.ts';
import { draftOwnerId } from './draftOwnerId';

type TabStorage = Pick<Environment, 'sessionStorage'>;
export type DraftStorage = Pick<Environment, 'sessionStorage' | 'localStorage' | 'address'>;

/**
 * A form's draft in this tab, for an account and an academy; it survives the reload after signing
 * in.
 */
interface DraftStore<Draft extends object> {
  /**
   * Stores the draft; a blank one clears it. A draft keeps its account as owner when the session
   * ends and someone continues it.
   */
  save(environment: DraftStorage, draft: Draft): void;
  /**
   * The raw draft of this academy; undefined when there is none. Call `clear` first for another
   * account's.
   */
  read(environment: DraftStorage): Record<string, unknown> | undefined;
  /** Whether the draft belongs, or may belong, to another account than the signed-in one. */
  isForeign(environment: DraftStorage): boolean;
  clear(environment: TabStorage): void;
}

const tenantOf = ({ address }: DraftStorage): string => readTenantId(address().query) ?? '';

/** A stored value without its unknown fields; undefined when it is invalid. */
export function validOrNone<Value>(schema: Schema<Value>, value: unknown): Value | undefined {
  try {
    return schema.validateSync(value, { stripUnknown: true });
  } catch (error) {
    if (error instanceof ValidationError) return undefined;
    throw error;
  }
}

/**
 * The draft in session storage under a key. It never throws; an unreadable draft counts as none.
 */
export function createDraftStore<Draft extends object>(
  key: JsonKey & TabKey,
  blank?: Draft,
): DraftStore<Draft> {
  const readRecord = (tab: TabStorage): Record<string, unknown> | undefined => {
    const draft = read(tab, key);
    return isRecord(draft) ? draft : undefined;
  };
  const readOwn = (environment: DraftStorage) => {
    const draft = readRecord(environment);
    return textOf(draft?.['tenant']) === tenantOf(environment) ? draft : undefined;
  };
  return {
    read: readOwn,
    save(environment, draft) {
      if (JSON.stringify(draft) === JSON.stringify(blank)) {
        clear(environment, key);
        return;
      }
      const owner = draftOwnerId(environment) || textOf(readOwn(environment)?.['owner']);
      save(environment, key, { tenant: tenantOf(environment), owner, ...draft });
    },
    isForeign(environment) {
      const owner = textOf(readRecord(environment)?.['owner']);
      return owner !== '' && owner !== draftOwnerId(environment);
    },
    clear: (tab) => clear(tab, key),
  };
}
