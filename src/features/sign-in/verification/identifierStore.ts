import type { Environment } from '#shared/browser/environment.ts';
import { CODE_LIFE_MS } from './verificationCode';
import type { Identifier } from '#shared/session/identifier.ts';
import { clear, read, save } from '#shared/storage/storedValues.ts';

/**
 * What this tab keeps for five minutes, so that a reload, Back and Forward show it again (D42): the
 * recipient of the newest code, and the text that was typed after that, complete or not.
 */
const KEYS = ['sent_code', 'typed_identifier'] as const;
type IdentifierKey = (typeof KEYS)[number];

type IdentifierRecord = Identifier & { at: number };
type Tab = Pick<Environment, 'sessionStorage'>;
type TabWithClock = Pick<Environment, 'sessionStorage' | 'clock'>;

function store(tab: Tab, key: IdentifierKey, { channel, value, at }: IdentifierRecord): void {
  save(tab, key, [channel, value, at]);
}

/**
 * Reads a record that begins with an identifier and its time.
 * @returns undefined when the record is unreadable or expired
 */
export function readRecord(
  tab: TabWithClock,
  key: IdentifierKey | 'restoration',
  life = CODE_LIFE_MS,
): (IdentifierRecord & { more: unknown[] }) | undefined {
  const list = read(tab, key);
  const [channel, value, at, ...more] = Array.isArray(list) ? (list as unknown[]) : [];
  if (
    (channel !== 'phone' && channel !== 'email')
    || typeof value !== 'string'
    || typeof at !== 'number'
  )
    return undefined;
  // A time from the future means that the clock was set back.
  const now = tab.clock().wall;
  return now - at < life ? { channel, value, at: Math.min(at, now), more } : undefined;
}

/** The code's recipient replaces what was typed. */
export function saveSentCode(tab: Tab, recipient: IdentifierRecord): void {
  store(tab, 'sent_code', recipient);
  clearTyped(tab);
}

/** Where a code was sent that may still be valid. */
export function readSentCode(tab: TabWithClock): IdentifierRecord | undefined {
  return readRecord(tab, 'sent_code');
}

export function saveTyped(tab: TabWithClock, identifier: Identifier): void {
  if (identifier.value === '') clearTyped(tab);
  else store(tab, 'typed_identifier', { ...identifier, at: tab.clock().wall });
}

export function readTyped(tab: TabWithClock): IdentifierRecord | undefined {
  return readRecord(tab, 'typed_identifier');
}

export function clearTyped(tab: Tab): void {
  clear(tab, 'typed_identifier');
}

/**
 * Removes what has expired.
 * @returns how long the first of the others still lives, ms; undefined when nothing is kept
 */
export function clearExpired(tab: TabWithClock): number | undefined {
  const ends = KEYS.flatMap((key) => {
    const identifier = readRecord(tab, key);
    if (identifier === undefined) clear(tab, key);
    // A time from before the clock was set back is stored as the present.
    else store(tab, key, identifier);
    return identifier ? [identifier.at + CODE_LIFE_MS] : [];
  });
  return ends.length === 0 ? undefined : Math.min(...ends) - tab.clock().wall;
}

/**
 * After the dialog closes, no number or address stays in storage; only the page's memory knows
 * where the code went.
 */
export function leaveIdentifiers(tab: Tab): void {
  clearTyped(tab);
  const text = tab.sessionStorage.get('sent_code');
  if (text !== undefined) tab.sessionStorage.setInMemory('sent_code', text);
}

/** Forgets them after the code was used or dismissed. */
export function clearIdentifiers(tab: Tab): void {
  KEYS.forEach((key) => clear(tab, key));
}
