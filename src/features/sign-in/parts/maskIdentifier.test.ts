/** @jest-environment node */
import { maskEmail, maskPhone } from './maskIdentifier';

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
