import { isInsidePair } from '#lib/text/characters.ts';
import { insertedText, insertionStart } from '#lib/text/insertion.ts';
import type { FieldState } from '#lib/text/insertion.ts';
import {
  PHONE_TEXT_LIMIT,
  compactPhone,
  countDigits,
  fitWrongText,
  nationalDigits,
} from '#lib/text/phoneText.ts';

const LENGTH = 11;

/**
 * No number begins with 8, so this is an incomplete number typed with country code but without
 * plus.
 */
const BEHIND_BARE_COUNTRY_CODE = /^861[3-9]\d{8}$/;

/** The field's content; `isCut` when input was dropped and the content is invalid. */
type ShownPhone = FieldState & { isCut?: true };

/** The field's content after the edit, and the `inputType` of the input event, if known. */
type FieldEdit = FieldState & { inputType?: string | undefined };

/**
 * Parses typed, pasted or autofilled text to national digits (0 to 11, not validated). Spaces,
 * dashes, brackets, dots, invisible characters, a label such as `tel:` and the country code `+86`
 * are removed; full-width and Arabic-Indic digits become ASCII. `undefined` when it contains
 * anything else, or more than 11 digits.
 */
export function toPhoneDigits(text: string): string | undefined {
  const digits = nationalDigits(text);
  return digits === undefined || digits.length > LENGTH ? undefined : digits;
}

/**
 * National digits in 3-4-4 groups, "138 0000 0001". Also formats a partial number, without a
 * trailing space.
 */
export function formatPhone(digits: string): string {
  return [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7, LENGTH)]
    .filter(Boolean)
    .join(' ');
}

/**
 * A number as sent to the service: national digits or, where other formats are accepted (Arabic,
 * specification 5), the text without separators, with full-width and Arabic-Indic digits as ASCII.
 */
export function bareNumber(text: string): string {
  return toPhoneDigits(text) ?? compactPhone(text);
}

/**
 * The field's text for a number from `bareNumber`: national digits in groups, any other number
 * unchanged.
 */
export function numberShown(bare: string): string {
  return toPhoneDigits(bare) === bare ? formatPhone(bare) : bare;
}

/** The message key of a number's problem, as displayed or as typed (specification, section 5). */
export function phoneProblem(text: string): 'mobile.empty.check' | 'mobile.check' | undefined {
  const digits = toPhoneDigits(text);
  if (digits === '') return 'mobile.empty.check';
  return digits !== undefined && /^1[3-9]\d{9}$/.test(digits) ? undefined : 'mobile.check';
}

/**
 * The field's content after an input event that changed `previous` to `edit`.
 *
 * - A complete or partial number: 3-4-4 groups; as many digits before the caret as in `edit.text`.
 *   Deleting only a separator deletes the digit beyond it.
 * - A partial country code (`+`, `+8`, `+86`): as typed, removed once a digit follows.
 * - A 12th digit typed: nothing changes, unless the digits are `86` and a number that the 13th
 *   completes. Pasted: 12 digits stay without groups, so that `mobile.check` reports them.
 * - What does not fit is cut, and `isCut` is set.
 * - Anything else: as typed within 13 characters, never cut to a valid number.
 *
 * The input must have no `maxlength`: the browser would cut a pasted "+86 138 …" first.
 */
export function editPhone(previous: string, edit: FieldEdit): ShownPhone {
  const raw = withSafeCaret(edit);
  const { text, caret } = withoutPastedCountryCode(previous, withDeletedDigit(previous, raw));
  const compact = compactPhone(text);
  if (/^\+8?6?$/.test(compact))
    return fitted(text.length <= PHONE_TEXT_LIMIT ? text : compact, caret);
  const digits = compact === '0086' ? compact : nationalDigits(text);
  if (digits === undefined) return wrongText(previous, raw, { text, caret });

  const countryCodeDigits = countDigits(text) - digits.length;
  const before = Math.max(0, countDigits(text.slice(0, caret)) - countryCodeDigits);
  if (digits.length <= LENGTH) {
    return { text: formatPhone(digits), caret: formatPhone(digits.slice(0, before)).length };
  }
  const isTyped = typedOne(previous, raw) && countDigits(text) > countDigits(previous);
  if (isTyped && !BEHIND_BARE_COUNTRY_CODE.test(digits)) {
    return cutWhere(phoneProblem(previous) !== undefined, unchanged(previous, raw));
  }
  return cutWhere(digits.length > LENGTH + 1, fitted(digits.slice(0, LENGTH + 1), before));
}

const cutWhere = (isCut: boolean, state: FieldState): ShownPhone =>
  isCut ? { ...state, isCut } : state;

function wrongText(previous: string, raw: FieldEdit, { text, caret }: FieldState): ShownPhone {
  const fits = text.length <= PHONE_TEXT_LIMIT;
  const full = compactPhone(text).length > PHONE_TEXT_LIMIT;
  if (full && typedOne(previous, raw)) return cutWhere(true, unchanged(previous, raw));
  const visibleText = fitWrongText(text);
  const isCut = compactPhone(visibleText) !== compactPhone(text);
  return cutWhere(
    isCut,
    fitted(visibleText, fits ? caret : compactPhone(text.slice(0, caret)).length),
  );
}

function typedOne(previous: string, edit: FieldEdit): boolean {
  if (edit.inputType?.startsWith('insertFrom')) return false;
  return Array.from(insertedText(previous, edit)).length === 1;
}

function unchanged(previous: string, edit: FieldState): FieldState {
  return fitted(previous, insertionStart(previous, edit));
}

function fitted(text: string, caret: number): FieldState {
  const within = Math.min(caret, text.length);
  return { text, caret: isInsidePair(text, within) ? within - 1 : within };
}

function withSafeCaret(edit: FieldEdit): FieldEdit {
  return { ...edit, caret: fitted(edit.text, Math.max(0, edit.caret)).caret };
}

/**
 * Regrouping would restore a deleted separator, and the key would seem broken. Without an
 * `inputType` a Backspace is assumed, which is the more common key.
 */
function withDeletedDigit(previous: string, edit: FieldEdit): FieldEdit {
  const { text, caret, inputType } = edit;
  const deletion = /^delete\w+(Backward|Forward)$/.exec(inputType ?? '')?.[1];
  const direction =
    deletion ?? (inputType || previous.length - text.length !== 1 ? undefined : 'Backward');
  const digits = nationalDigits(text);
  if (!direction || digits === undefined || text.length >= previous.length) return edit;
  if (nationalDigits(previous) !== digits || countDigits(previous) !== countDigits(text))
    return edit;
  const head = text.slice(0, caret);
  const tail = text.slice(caret);
  if (direction === 'Forward') return { text: head + tail.replace(/\d/, ''), caret };
  const shorter = head.replace(/\d(\D*)$/, '$1');
  return { text: shorter + tail, caret: shorter.length };
}

/** Removes a `+86` that was pasted into the middle of a number. */
function withoutPastedCountryCode(previous: string, edit: FieldEdit): FieldState {
  const start = insertionStart(previous, edit);
  const insertion = edit.text.slice(start, edit.caret);
  if (!/^\+86\d+$/.test(compactPhone(insertion))) return edit;
  const digits = nationalDigits(insertion) ?? '';
  return {
    text: edit.text.slice(0, start) + digits + edit.text.slice(edit.caret),
    caret: start + digits.length,
  };
}
