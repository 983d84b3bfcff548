/** @jest-environment node */
import { codeSchema } from './codeRules';

it.each([
  ['', 'code.empty.check'],
  ['12345', 'code.length.check'],
  ['😀😀😀', 'code.length.check'],
  ['1234567', 'code.length.check'],
])('%j has the problem %s', (code, problem) =>
  expect(() => codeSchema.validateSync(code)).toThrow(problem),
);

it.each(['123456', '😀😀😀😀😀😀', 'AB12CD'])('%j is complete', (code) =>
  expect(codeSchema.validateSync(code)).toBe(code),
);
