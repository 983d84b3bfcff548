import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive that is being written. */
export interface WrittenEntry {
  name: string;
  text: string;
}

const END = 0x06054b50;
const END_SIZE = 22;

/** Writes a zip archive. All files have the same date, so that equal texts give equal bytes. */
export function writeZip(entries: readonly { name: string; text: string | Uint8Array }[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, text } of entries) {
    const data = Buffer.from(text);
    const deflated = deflateRawSync(data);
    const fields = Buffer.alloc(26);
    // Version 2.0, names in UTF-8, deflated, 1 January 1980.
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(0x0800, 2);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt16LE(0x0021, 8);
    fields.writeUInt32LE(crc32(data), 10);
    fields.writeUInt32LE(deflated.length, 14);
    fields.writeUInt32LE(data.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), deflated]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([
        Buffer.from('PK\x01\x02'),
        Buffer.from([20, 0]),
        fields,
        place,
        Buffer.from(name),
      ]),
    );
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
