/** @jest-environment node */
import { crc32 as reference } from 'node:zlib';
import fc from 'fast-check';
import { checkProperty } from '#testing/run/properties.ts';
import { crc32 } from './crc32';

test('matches the check value of the standard, and zero for no bytes', () => {
  expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
  expect(crc32(new Uint8Array())).toBe(0);
});

test('matches zlib for any bytes, at any offset in their buffer and in any pieces', () => {
  checkProperty(
    200,
    fc.property(fc.uint8Array({ maxLength: 100 }), fc.nat(9), (bytes, from) => {
      const part = bytes.subarray(Math.min(from, bytes.length));
      const middle = part.length >> 1;
      expect(crc32(part)).toBe(reference(part));
      expect(crc32(part.subarray(middle), crc32(part.subarray(0, middle)))).toBe(reference(part));
    }),
  );
});
