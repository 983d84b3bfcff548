import { parseJson } from '#lib/object/jsonText.ts';
import type { KeyValueStore } from '#shared/browser/keyValueStore.ts';

/** `session ends`: the user logs out or the session expires. Values are cleared in every tab. */
type ClearingEvent = 'session begins' | 'session ends' | 'log-out';

interface StoredValue {
  /** `sessionStorage` belongs to one tab. */
  area: 'localStorage' | 'sessionStorage';
  holds: 'text' | 'json';
  /** When it is removed, besides the end of its life. Without `session ends` and `log-out` it survives logging out. */
  cleared?: readonly ClearingEvent[];
}

const ofSession = { area: 'localStorage', holds: 'text', cleared: ['session ends'] } as const;
const ofProfile = { ...ofSession, cleared: ['session begins', 'session ends'] } as const;
const ofBrowser = { area: 'localStorage', holds: 'text' } as const;
const ofTab = { area: 'sessionStorage', holds: 'text' } as const;
const ofTyping = { area: 'sessionStorage', holds: 'json', cleared: ['session ends'] } as const;
const ofAccount = { area: 'sessionStorage', holds: 'json', cleared: ['log-out'] } as const;

/**
 * Every value that the app writes to the browser's storage, with its life where it has one. Cookies:
 * `access_token` (`tokenStore.ts`) and `sxz_lang` (`detectLocale.ts`).
 */
const STORED_VALUES = {
  access_token: ofSession,
  refresh_token: ofSession,
  user_id: ofSession,
  schoolId: ofSession,
  /** When the token ends by the wall clock, ms; absent when the service did not say. */
  access_token_ends_at: ofSession,
  realName: ofProfile,
  nickName: ofProfile,
  mobile: ofProfile,
  avatarUrl: ofProfile,
  administrator: ofProfile,
  /** Says to other tabs that the user logged out. They keep their drafts when a session expires. */
  signed_out: { ...ofBrowser, cleared: ['session begins'] },
  /**
   * Pending redirects, for ten minutes. Local, because an app of the provider may return to another
   * tab, which then asks for consent again: another person may use it.
   */
  thirdPartyAttempts: {
    area: 'localStorage',
    holds: 'json',
    cleared: ['session begins', 'session ends'],
  },
  /** The random mark of this tab's pending redirect. */
  thirdPartyMark: ofTab,
  sxz_lang: ofBrowser,
  lastestLoginType: ofBrowser,
  loginMode: ofBrowser,
  loginMethod: ofBrowser,
  hasInternal: ofBrowser,
  oath2schoolId: ofBrowser,
  oath2ConfigUrl: ofBrowser,
  /** What the academy of the last page is called. */
  academy_names: { area: 'localStorage', holds: 'json' },
  /** The opaque client id. */
  fp: ofBrowser,
  /** For one hour, one academy and one host. */
  remote_config: { area: 'localStorage', holds: 'json' },
  picker_member_columns: { area: 'localStorage', holds: 'json' },
  /** For the five minutes of the code. */
  sent_code: ofTyping,
  /** The text in the form, for five minutes, until a code is sent to it or a session begins. */
  typed_identifier: ofTyping,
  /** The open restoration dialog, for half an hour: step and account. */
  restoration: { ...ofTyping, cleared: ['session begins', 'session ends'] },
  /** Hashes of identifiers; each until its wait ends. */
  resend_deadlines: ofTyping,
  /** For the next page, if its session is the same. */
  sign_in_unfinished: { area: 'sessionStorage', holds: 'json' },
  /** For one minute. */
  automaticRedirectAt: ofTab,
  /** For one minute: the next page greets the user. */
  signed_in_at: ofTab,
  /** The session whose cookie the browser refused, so that the tab says so once. */
  auth_cookie_refused: ofTab,
  join_draft: ofAccount,
  assign_draft: ofAccount,
  assign_sent: ofAccount,
  /** What is chosen and typed in the open dialogs. */
  dialog_draft: ofAccount,
  member_import: ofAccount,
  /** The build for which the tab reloaded. */
  reloadedForBuild: ofTab,
} as const satisfies Record<string, StoredValue>;

type Table = typeof STORED_VALUES;
export type StoredKey = keyof Table;
type KeysOf<Row extends Partial<StoredValue>> = {
  [Key in StoredKey]: Table[Key] extends Row ? Key : never;
}[StoredKey];

export type LocalKey = KeysOf<{ area: 'localStorage' }>;
export type TabKey = KeysOf<{ area: 'sessionStorage' }>;
export type JsonKey = KeysOf<{ holds: 'json' }>;
type TextKey = KeysOf<{ holds: 'text' }>;

/** The storage of a page, by area. */
interface Stores {
  localStorage: KeyValueStore<LocalKey>;
  sessionStorage: KeyValueStore<TabKey>;
}
type StoreOf<Key extends StoredKey> = Pick<Stores, Table[Key]['area']>;

const storeOf = (stores: Partial<Stores>, key: StoredKey): KeyValueStore =>
  (stores as Stores)[STORED_VALUES[key].area];

/** @returns whether the value survives the page */
export function save<Key extends JsonKey>(stores: StoreOf<Key>, key: Key, value: object): boolean;
export function save<Key extends TextKey>(stores: StoreOf<Key>, key: Key, value: string): boolean;
export function save(stores: Partial<Stores>, key: StoredKey, value: object | string): boolean {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return storeOf(stores, key).set(key, text);
}

/** The value; undefined when there is none, or when it is no JSON. Never throws. */
export function read<Key extends JsonKey>(stores: StoreOf<Key>, key: Key): unknown;
export function read<Key extends TextKey>(stores: StoreOf<Key>, key: Key): string | undefined;
export function read(stores: Partial<Stores>, key: StoredKey): unknown {
  const text = storeOf(stores, key).get(key);
  return STORED_VALUES[key].holds === 'json' ? parseJson(text) : text;
}

export function clear<Key extends StoredKey>(stores: StoreOf<Key>, key: Key): void {
  storeOf(stores, key).remove(key);
}

/** The keys of an area that an event clears. */
export function keysClearedBy<Area extends StoredValue['area']>(
  event: ClearingEvent,
  area: Area,
): KeysOf<{ area: Area }>[] {
  const rows = Object.entries(STORED_VALUES) as [StoredKey, StoredValue][];
  return rows
    .filter(([, value]) => value.area === area && value.cleared?.includes(event) === true)
    .map(([key]) => key as KeysOf<{ area: Area }>);
}

/** Clears the values of an event in the given areas. */
export function clearAt(event: ClearingEvent, stores: Partial<Stores>): void {
  keysClearedBy(event, 'localStorage').forEach((key) => stores.localStorage?.remove(key));
  keysClearedBy(event, 'sessionStorage').forEach((key) => stores.sessionStorage?.remove(key));
}
