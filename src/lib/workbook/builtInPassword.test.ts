/** @jest-environment node */
import { createCipheriv, createHash } from 'node:crypto';
import { compoundFile } from '#testing/workbooks/compoundFiles.ts';
import { verdictOf } from '#testing/workbooks/workbooks.ts';
import { protectionOf } from './builtInPassword';

const BUILT_IN = 'VelvetSweatshop';
const SALT = Buffer.alloc(16, 1);
const FIRST_BLOCK = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(12)]);

function le32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, at) => bytes.writeUInt32LE(value, at * 4));
  return bytes;
}

const hashWith =
  (name: string) =>
  (...parts: Buffer[]): Buffer =>
    createHash(name).update(Buffer.concat(parts)).digest();

function spun(hash: ReturnType<typeof hashWith>, password: string, spins: number): Buffer {
  let result = hash(SALT, Buffer.from(password, 'utf16le'));
  for (let round = 0; round < spins; round += 1) result = hash(le32(round), result);
  return result;
}

function encrypted(cipher: string, key: Buffer, iv: Buffer | null, data: Buffer): Buffer {
  const aes = createCipheriv(cipher, key, iv).setAutoPadding(false);
  return Buffer.concat([aes.update(data), aes.final()]);
}

const sealed = (info: Buffer, start: Buffer) =>
  compoundFile([
    { name: 'EncryptionInfo', data: info },
    { name: 'EncryptedPackage', data: Buffer.concat([le32(16, 0), start]) },
  ]);

/** Excel 2010 and later. */
function agile(password: string, spins = 1000): Uint8Array {
  const hash = hashWith('sha512');
  const key = Buffer.alloc(32, 5);
  const ofKey = hash(spun(hash, password, spins), Buffer.from('146e0be7abacd0d6', 'hex'));
  const value = encrypted('aes-256-cbc', ofKey.subarray(0, 32), SALT, key);
  const iv = hash(SALT, le32(0)).subarray(0, 16);
  const kind = `saltValue="${SALT.toString('base64')}" keyBits="256" hashAlgorithm="SHA512"`;
  const xml = `<encryption><keyData ${kind}/><p:encryptedKey spinCount="${spins}" ${kind} encryptedKeyValue="${value.toString('base64')}"/></encryption>`;
  return sealed(
    Buffer.concat([Buffer.from([4, 0, 4, 0]), le32(0x40), Buffer.from(xml)]),
    encrypted('aes-256-cbc', key, iv, FIRST_BLOCK),
  );
}

/** Excel 2007. */
function standard(password: string): Uint8Array {
  const hash = hashWith('sha1');
  const last = hash(spun(hash, password, 50_000), le32(0));
  const pad = Buffer.alloc(64, 0x36).map((byte, at) => byte ^ (last[at] ?? 0));
  const header = le32(0x24, 0, 0x660e, 0x8004, 128, 24, 0, 0, 0);
  const info = [Buffer.from([3, 0, 2, 0]), le32(0x24, header.length), header, le32(16), SALT];
  return sealed(
    Buffer.concat(info),
    encrypted('aes-128-ecb', hash(Buffer.from(pad)).subarray(0, 16), null, FIRST_BLOCK),
  );
}

test.each<[string, Uint8Array, string]>([
  ['of Excel 2010 with the built-in password', agile(BUILT_IN), 'structure'],
  ['of Excel 2010 with another password', agile('secret'), 'password'],
  ['of Excel 2007 with the built-in password', standard(BUILT_IN), 'structure'],
  ['of Excel 2007 with another password', standard('secret'), 'password'],
])('tells whose password encrypts a workbook %s', async (_title, bytes, protection) => {
  expect(await protectionOf(bytes, Infinity)).toBe(protection);
});

test('leaves it open when the key takes too long', async () => {
  expect(await protectionOf(agile(BUILT_IN), -1)).toBe('protected');
});

/** An old workbook with this record of its encryption. */
function old(pass: string): Uint8Array {
  const content = Buffer.from(pass.replaceAll(' ', ''), 'hex');
  const head = Buffer.from([0x09, 0x08, 0, 0, 0x2f, 0, content.length, 0]);
  const stream = Buffer.concat([head, content, Buffer.from([0x0a, 0, 0, 0])]);
  return compoundFile([{ name: 'Workbook', data: stream }]);
}

// Made by another implementation of MS-OFFCRYPTO.
const HEADER_128 =
  '010002000200 04000000 34000000 0400000000000000016800000480000080000000 0100000000000000000000004d006900630072006f0073006f0066007400000010000000';
const SALT_HEX = '0102030405060708090a0b0c0d0e0f10';

test.each([
  [
    'RC4 with the built-in password',
    `010001000100 ${SALT_HEX} 866066ce558f8dda2581f838bd7b63e43032730da040c3a3a63d03dd71dcc03f`,
    'structure',
  ],
  [
    'RC4 with another password',
    `010001000100 ${SALT_HEX} 71e07ddc1ad58551366ef09c35769104ae2dbf2b3d16f9c80b23dca487524af1`,
    'password',
  ],
  [
    'RC4 CryptoAPI with the built-in password',
    `${HEADER_128} ${SALT_HEX} 47b9020233d2ad7ea16c36c20c338ec7 14000000 eb06dadd372e0866cbbdbbd0a8128bf3c9a2867c`,
    'structure',
  ],
  ['a mask', '0000 1234 5678', 'protected'],
])('tells whose password encrypts an old workbook: %s', async (_title, pass, protection) => {
  expect(await verdictOf('members.xls', old(pass))).toBe(protection);
});
