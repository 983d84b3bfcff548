import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import { partKey } from '../../../src/lib/spreadsheetArchive';

/** A file of an archive that is being written. */
export interface ZipEntry {
  name: string;
  text: string;
}

const MOST_ENTRIES = 1000;
const MOST_UNPACKED = 64 * 1024 * 1024;
const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const END_SIZE = 22;

/** What the archive says about one of its files. */
interface Listed {
  name: string;
  method: number;
  packed: number;
  at: number;
}

function listed(bytes: Buffer): Listed[] | undefined {
  let end = bytes.length - END_SIZE;
  while (end >= 0 && bytes.length - end < 66_000 && bytes.readUInt32LE(end) !== END) end -= 1;
  if (end < 0 || bytes.readUInt32LE(end) !== END) return undefined;
  const count = bytes.readUInt16LE(end + 10);
  if (count > MOST_ENTRIES) return undefined;
  const entries: Listed[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (bytes.readUInt32LE(at) !== CENTRAL) return undefined;
    const nameLength = bytes.readUInt16LE(at + 28);
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      at: bytes.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

/**
 * Reads some files of a zip archive; of two with one name the first counts. At most 1000 files, 64 MB each unpacked.
 * @param isWanted is asked by `partKey` of their names
 * @returns the files that are there, by `partKey`; undefined when the archive cannot be read
 */
export function readZip(bytes: Buffer, isWanted: (name: string) => boolean): Map<string, Buffer> | undefined {
  try {
    const found = new Map<string, Buffer>();
    for (const { name: written, method, packed, at } of listed(bytes) ?? []) {
      const name = partKey(written);
      if (!isWanted(name) || found.has(name)) continue;
      const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
      const data = bytes.subarray(start, start + packed);
      if (method !== 0 && method !== 8) return undefined;
      found.set(name, method === 0 ? data : inflateRawSync(data, { maxOutputLength: MOST_UNPACKED }));
    }
    return found.size > 0 ? found : undefined;
  } catch {
    return undefined;
  }
}

/** Writes a zip archive. Every file has the same date, so that equal texts give equal bytes. */
export function writeZip(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, text } of entries) {
    const data = Buffer.from(text);
    const packed = deflateRawSync(data);
    const fields = Buffer.alloc(26);
    // Version 2.0, names in UTF-8, deflated, 1 January 1980.
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(0x0800, 2);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt16LE(0x0021, 8);
    fields.writeUInt32LE(crc32(data), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(data.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), fields, place, Buffer.from(name)]));
    parts.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(END_SIZE);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, central, end]);
}
