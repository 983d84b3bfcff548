/** @jest-environment node */
import fc from 'fast-check';
import { maskEmail, maskPhone } from './maskIdentifier';
import { checkProperty } from '#testing/run/properties.ts';

it.each([
  ['13800000001', '138 **** 0001'],
  ['138 0000 0001', '138 **** 0001'],
  ['12345678', '****78'],
  ['123', '****'],
  ['', '****'],
])('masks the number %j', (phone, masked) => expect(maskPhone(phone)).toBe(masked));

it.each([
  ['secretary@school.example', 's****y@school.example'],
  ['abc@x.example', 'a****c@x.example'],
  ['ab@x.example', 'a****@x.example'],
  ['a@x.example', '****@x.example'],
  ['👩🏽‍🏫用e\u0301@x.example', '👩🏽‍🏫****e\u0301@x.example'],
  ['a@b@x.example', 'a****b@x.example'],
  ['nursery', 'n****y'],
  ['', '****'],
])('masks the address %j', (email, masked) => expect(maskEmail(email)).toBe(masked));

it('shows at most seven characters of an identifier, never all of them, and no split surrogates', () => {
  checkProperty(
    300,
    fc.property(
      fc.string({ unit: fc.constantFrom('a', '1', '😀', '用'), maxLength: 70 }),
      (local) => {
        for (const masked of [
          maskPhone(local),
          maskEmail(`${local}@x.example`).replace('@x.example', ''),
        ]) {
          const shown = Array.from(masked.replace(/[* ]/g, ''));
          expect(masked).not.toMatch(/\p{Surrogate}/u);
          expect(shown.length).toBeLessThanOrEqual(
            Math.min(7, Math.max(0, Array.from(local).length - 1)),
          );
        }
      },
    ),
  );
});
