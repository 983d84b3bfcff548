/** @jest-environment node */
import fc from 'fast-check';
import { editPhone, formatPhone } from './phoneNumber';
import { checkProperty } from '#testing/run/properties.ts';

/**
 * The reference model: plain editing of digits with a caret counted in digits; 12 digits are an
 * overlong paste.
 */
type Model = { digits: string; caret: number };

/** The browser's field: its text and selection in UTF-16 units. */
type Field = { text: string; from: number; to: number };

type Step =
  | { do: 'select'; from: number; to: number }
  | { do: 'type'; digit: string }
  | {
      do: 'paste';
      digits: string;
      dress: 'plain' | 'spaces' | 'hyphens' | 'full-width' | 'country code';
    }
  | { do: 'Backspace' | 'Delete' | 'word' };

const digit = fc.constantFrom(...'0123456789');
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('select'), from: fc.nat(13), to: fc.nat(13) }),
  fc.nat(13).map((at) => ({ do: 'select', from: at, to: at }) as const),
  { arbitrary: fc.record({ do: fc.constant('type'), digit }), weight: 4 },
  fc.record({
    do: fc.constant('paste'),
    digits: fc.string({ unit: digit, minLength: 1, maxLength: 13 }),
    dress: fc.constantFrom('plain', 'spaces', 'hyphens', 'full-width', 'country code'),
  }),
  fc.record({ do: fc.constantFrom('Backspace', 'Delete', 'word') }),
) as fc.Arbitrary<Step>;

const countDigits = (text: string) => text.replace(/\D/g, '').length;

function dressed({ digits, dress }: Extract<Step, { do: 'paste' }>): string {
  if (dress === 'spaces') return ` ${digits.split('').join('\u00a0')} `;
  if (dress === 'hyphens') return digits.split('').join('-');
  if (dress === 'full-width')
    return digits.replace(/\d/g, (d) => String.fromCharCode(d.charCodeAt(0) + 0xfee0));
  return dress === 'country code' ? `+86 ${digits}` : digits;
}

/** The browser's result of a step: the raw text and caret, or undefined without an input event. */
function browse(
  field: Field,
  one: Step,
): { text: string; caret: number; inputType: string } | undefined {
  let { from, to } = field;
  let put = '';
  let inputType = 'insertText';
  if (one.do === 'type') put = one.digit;
  else if (one.do === 'paste') {
    put = dressed(one);
    inputType = 'insertFromPaste';
  } else {
    inputType = {
      Backspace: 'deleteContentBackward',
      Delete: 'deleteContentForward',
      word: 'deleteWordBackward',
    }[one.do as 'word'];
    if (from === to && one.do === 'Backspace') from = Math.max(0, from - 1);
    if (from === to && one.do === 'Delete') to = Math.min(field.text.length, to + 1);
    if (from === to && one.do === 'word') from = field.text.slice(0, to).search(/\d*\s?$/);
    if (from === to) return undefined;
  }
  return {
    text: field.text.slice(0, from) + put + field.text.slice(to),
    caret: from + put.length,
    inputType,
  };
}

/** @param isCoded whether a country code preceded the digits */
function normalise(digits: string, caret: number, isCoded: boolean): Model {
  const code =
    digits === '0086' && !isCoded ? 0 : /^(?:0086)*(?:86(?=\d{11}$))?/.exec(digits)![0].length;
  return { digits: digits.slice(code), caret: Math.max(0, caret - code) };
}

function model({ digits }: Model, field: Field, one: Step): Model {
  let from = countDigits(field.text.slice(0, field.from));
  let to = countDigits(field.text.slice(0, field.to));
  let put = '';
  if (one.do === 'type') put = one.digit;
  else if (one.do === 'paste') put = one.digits;
  else if (from === to && one.do === 'Delete') to += 1;
  else if (from === to && one.do === 'word' && field.from === field.to)
    from = countDigits(field.text.slice(0, field.text.slice(0, field.to).search(/\d*\s?$/)));
  else if (from === to) from = Math.max(0, from - 1);
  const head = digits.slice(0, from);
  const isCoded = one.do === 'paste' && one.dress === 'country code' && from === 0;
  const next = normalise(head + put + digits.slice(to), from + put.length, isCoded);
  if (next.digits.length <= 11) return next;
  if (one.do === 'type' && from === to && !/^861[3-9]\d{8}$/.test(next.digits))
    return { digits, caret: from };
  return { digits: next.digits.slice(0, 12), caret: Math.min(next.caret, 12) };
}

it('edits digits and caret like a plain digit field, for any typing, deleting, selecting and pasting', () => {
  checkProperty(
    3000,
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let field: Field = { text: '', from: 0, to: 0 };
      let expected: Model = { digits: '', caret: 0 };
      for (const one of steps) {
        if (one.do === 'select') {
          const [from = 0, to = 0] = [one.from, one.to]
            .map((at) => Math.min(at, field.text.length))
            .sort((a, b) => a - b);
          field = { ...field, from, to };
          continue;
        }
        const edit = browse(field, one);
        if (!edit) continue;
        expected = model(expected, field, one);
        const { text, caret } = editPhone(field.text, edit);
        field = { text, from: caret, to: caret };
        expect({ text, caret: countDigits(text.slice(0, caret)) }).toEqual({
          text: expected.digits.length > 11 ? expected.digits : formatPhone(expected.digits),
          caret: expected.caret,
        });
      }
    }),
  );
});
