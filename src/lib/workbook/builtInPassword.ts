import { joinedBytes, startsWith, viewOf } from '#lib/files/bytes.ts';
import { hasEntry, streamOf } from './compoundFile';
import { md5 } from './md5';
import { ZIP_SIGNATURE } from './spreadsheetFile';
import { RECORD, recordsFrom } from './xlsRecords';

/**
 * Why a workbook is encrypted. `structure`: with Excel's built-in password, because its structure or
 * windows are protected; `password`: with another one; `protected`: one of the two.
 */
export type Protection = 'structure' | 'password' | 'protected';

/** The stream of an encrypted xlsx (MS-OFFCRYPTO, 2.3.4.4). */
export const SEALED_PACKAGE = 'EncryptedPackage';

type Bytes = Uint8Array<ArrayBuffer>;
type Hash = (bytes: Bytes) => Promise<Bytes>;

const BUILT_IN = 'VelvetSweatshop';
const PASSWORD = new Uint8Array(Uint16Array.from(BUILT_IN, (each) => each.charCodeAt(0)).buffer);
const BLOCK = 16;
const STANDARD_SPINS = 50_000;
/** A device that takes longer gets the answer `protected`. */
const TIMEOUT_MS = 4000;
const BLOCK_KEY = Uint8Array.of(0x14, 0x6e, 0x0b, 0xe7, 0xab, 0xac, 0xd0, 0xd6);

const concat = (...parts: Uint8Array[]): Bytes => joinedBytes(parts);
const le32 = (value: number): Bytes => new Uint8Array(Uint32Array.of(value).buffer);

const digest =
  (name: string): Hash =>
  async (bytes) =>
    new Uint8Array(await crypto.subtle.digest(name, bytes));
const sha1 = digest('SHA-1');

/** The hash of the password, hashed again and again to cost time. */
async function spun(
  hash: Hash,
  salt: Uint8Array,
  { spins, end }: { spins: number; end: number },
): Promise<Bytes> {
  let result = await hash(concat(salt, PASSWORD));
  for (let round = 0; round < spins; round += 1) {
    if (performance.now() > end) throw new Error('The key takes too long');
    result = await hash(concat(le32(round), result));
  }
  return result;
}

/** AES in CBC mode without padding, which the browser does not offer. */
async function decrypted(key: Bytes, iv: Bytes, data: Bytes): Promise<Bytes> {
  const aes = await crypto.subtle.importKey('raw', key, 'AES-CBC', false, ['encrypt', 'decrypt']);
  // A block of padding after the last one.
  const last = data.slice(-BLOCK);
  const padding = await crypto.subtle.encrypt({ name: 'AES-CBC', iv: last }, aes, new Uint8Array());
  const whole = concat(data, new Uint8Array(padding));
  return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-CBC', iv }, aes, whole));
}

/** MS-OFFCRYPTO, 2.3.4.10 to 2.3.4.15. */
async function opensAgile(xml: string, start: Bytes, end: number): Promise<boolean> {
  const attributesOf = (element: string) => {
    const [, text = ''] = new RegExp(`<(?:\\w+:)?${element}\\b([^>]*)>`).exec(xml) ?? [];
    return (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(text)?.[1] ?? '';
  };
  const bytesOf = (text: string) => Uint8Array.from(atob(text), (each) => each.charCodeAt(0));
  const hashOf = (name: string) => digest(name.replace(/^SHA-?/, 'SHA-'));
  const keyAttribute = attributesOf('encryptedKey');
  const content = attributesOf('keyData');
  const spins = Number(keyAttribute('spinCount'));
  const hash = hashOf(keyAttribute('hashAlgorithm'));
  const salt = bytesOf(keyAttribute('saltValue'));
  const length = Number(keyAttribute('keyBits')) / 8;
  const ofKey = await hash(concat(await spun(hash, salt, { spins, end }), BLOCK_KEY));
  const value = bytesOf(keyAttribute('encryptedKeyValue'));
  const key = (await decrypted(ofKey.slice(0, length), salt, value)).slice(0, length);
  const iv = await hashOf(content('hashAlgorithm'))(concat(bytesOf(content('saltValue')), le32(0)));
  return startsWith(await decrypted(key, iv.slice(0, BLOCK), start), ZIP_SIGNATURE);
}

/** MS-OFFCRYPTO, 2.3.4.5 to 2.3.4.9. */
async function opensStandard(info: Uint8Array, start: Bytes, end: number): Promise<boolean> {
  const view = viewOf(info);
  const header = view.getUint32(8, true);
  const salt = info.slice(header + 16, header + 32);
  const hash = await sha1(concat(await spun(sha1, salt, { spins: STANDARD_SPINS, end }), le32(0)));
  const hashOfPad = (byte: number) =>
    sha1(new Uint8Array(64).fill(byte).map((each, at) => each ^ (hash[at] ?? 0)));
  const key = concat(await hashOfPad(0x36), await hashOfPad(0x5c));
  const bits = view.getUint32(28, true);
  return startsWith(
    await decrypted(key.slice(0, bits / 8), new Uint8Array(BLOCK), start),
    ZIP_SIGNATURE,
  );
}

function rc4(key: Uint8Array, data: Uint8Array): Bytes {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (one: number, other: number) =>
    ([state[one], state[other]] = [state[other] ?? 0, state[one] ?? 0]);
  for (let at = 0, other = 0; at < 256; at += 1) {
    other = (other + (state[at] ?? 0) + (key[at % key.length] ?? 0)) & 255;
    swap(at, other);
  }
  let other = 0;
  return Uint8Array.from(data, (byte, index) => {
    const at = (index + 1) & 255;
    other = (other + (state[at] ?? 0)) & 255;
    swap(at, other);
    return byte ^ (state[((state[at] ?? 0) + (state[other] ?? 0)) & 255] ?? 0);
  });
}

/** Whether a verifier has the hash that is stored behind it. */
async function verifies(key: Uint8Array, verifier: Uint8Array, hash: Hash): Promise<boolean> {
  const open = rc4(key, verifier);
  return startsWith(open.subarray(BLOCK), await hash(open.slice(0, BLOCK)));
}

/** The record of an encrypted xls (MS-OFFCRYPTO, 2.3.5 and 2.3.6). */
async function opensXls(pass: Uint8Array): Promise<boolean> {
  const view = viewOf(pass);
  const [encryption, major, minor] = [0, 2, 4].map((at) => view.getUint16(at, true));
  if (encryption !== 1) throw new Error('Another kind of encryption');
  if (major === 1) {
    const hash: Hash = async (bytes) => md5(bytes);
    const once = (await hash(PASSWORD)).slice(0, 5);
    const saltedHash = concat(once, pass.slice(6, 22));
    const base = (await hash(concat(...Array.from({ length: 16 }, () => saltedHash)))).slice(0, 5);
    return verifies(await hash(concat(base, le32(0))), pass.slice(22, 54), hash);
  }
  if (minor !== 2) throw new Error('Another kind of encryption');
  const header = 14 + view.getUint32(10, true);
  const bits = view.getUint32(30, true) || 40;
  const salt = pass.slice(header + 4, header + 20);
  const base = await sha1(concat(await sha1(concat(salt, PASSWORD)), le32(0)));
  // A key of 40 bits is filled up with zeros.
  const key = bits === 40 ? concat(base.slice(0, 5), new Uint8Array(11)) : base.slice(0, bits / 8);
  const verifier = concat(
    pass.slice(header + 20, header + 36),
    pass.slice(header + 40, header + 60),
  );
  return verifies(key, verifier, sha1);
}

async function opens(bytes: Uint8Array, end: number): Promise<boolean> {
  if (hasEntry(bytes, SEALED_PACKAGE)) {
    const info = streamOf(bytes, ['EncryptionInfo']);
    // The first block, after the size of the package.
    const start = streamOf(bytes, [SEALED_PACKAGE]).slice(8, 8 + BLOCK);
    return viewOf(info).getUint16(0, true) === 4 && viewOf(info).getUint16(2, true) === 4
      ? opensAgile(new TextDecoder().decode(info.subarray(8)), start, end)
      : opensStandard(info, start, end);
  }
  for (const { kind, blocks } of recordsFrom(streamOf(bytes, ['Workbook', 'Book']), 0))
    if (kind === RECORD.filePass && blocks[0]) return opensXls(blocks[0]);
  throw new Error('Not encrypted');
}

/** Tells the built-in password from a real one; never throws. */
export async function protectionOf(bytes: Uint8Array, limit = TIMEOUT_MS): Promise<Protection> {
  try {
    return (await opens(bytes, performance.now() + limit)) ? 'structure' : 'password';
  } catch {
    return 'protected';
  }
}
