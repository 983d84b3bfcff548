import { baseName } from '../../src/lib/baseName';

/** A file of a multipart body. */
export interface UploadedFile {
  /** As the client named it, without the folders that some send along (RFC 7578, 4.2). */
  name: string;
  /** What the client says that it is; never to be trusted. */
  type: string;
  bytes: Buffer;
}

export type MultipartFields = Record<string, string | UploadedFile>;

export type MultipartReading = { fields: MultipartFields } | { problem: string };

const MOST_PARTS = 20;
const MOST_HEADER_BYTES = 8192;
const BLANK_LINE = '\r\n\r\n';

class BadMultipart extends Error {}

/** The boundary of a `multipart/form-data` type, bare or in quotes (RFC 2046: 1 to 70 characters). */
function boundaryOf(contentType: string): string {
  const found = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))(?:\s*;|\s*$)/i.exec(contentType);
  const boundary = found?.[1] ?? found?.[2];
  if (boundary === undefined) throw new BadMultipart('the multipart type names no boundary');
  return boundary;
}

/** Browsers write `"`, CR and LF of names as %22, %0D and %0A, and leave everything else as it is. */
function unescapeName(text: string): string {
  return text.replace(/%22/g, '"').replace(/%0D/gi, '\r').replace(/%0A/gi, '\n');
}

function readHead(head: Buffer): { name: string; fileName: string | undefined; type: string } {
  const lines = head.toString('utf8').split('\r\n');
  const valueOf = (wanted: string): string | undefined =>
    lines.map((line) => /^([^:\s]+):\s*(.*)$/.exec(line)).find((line) => line?.[1]?.toLowerCase() === wanted)?.[2];
  const disposition = valueOf('content-disposition') ?? '';
  const parameter = (name: string): string | undefined => {
    const found = new RegExp(`;\\s*${name}="([^"]*)"`, 'i').exec(disposition)?.[1];
    return found === undefined ? undefined : unescapeName(found);
  };
  const name = parameter('name');
  if (!/^form-data\b/i.test(disposition) || name === undefined || name === '') throw new BadMultipart('a part has no name');
  return { name, fileName: parameter('filename'), type: valueOf('content-type') ?? 'application/octet-stream' };
}

/** Cuts the body at its delimiters. @throws when it does not begin or end as it should */
function partsOf(body: Buffer, boundary: string): Buffer[] {
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  // The first delimiter may stand at the very beginning, without its line break.
  const whole = Buffer.concat([Buffer.from('\r\n'), body]);
  const parts: Buffer[] = [];
  let at = whole.indexOf(delimiter);
  for (;;) {
    if (at < 0) throw new BadMultipart('the multipart body has no end');
    const after = at + delimiter.length;
    if (whole.subarray(after, after + 2).toString('latin1') === '--') return parts;
    const lineEnd = whole.indexOf('\r\n', after);
    if (lineEnd < 0 || whole.subarray(after, lineEnd).toString('latin1').trim() !== '') throw new BadMultipart('a boundary is followed by text');
    if (parts.length === MOST_PARTS) throw new BadMultipart(`the multipart body has more than ${MOST_PARTS} parts`);
    // An empty part's delimiter begins with the line break that ends its head.
    const next = whole.indexOf(delimiter, lineEnd);
    if (next < 0) throw new BadMultipart('the multipart body has no end');
    parts.push(whole.subarray(lineEnd + 2, next));
    at = next;
  }
}

function readPart(part: Buffer): [string, string | UploadedFile] {
  const blank = part.indexOf(BLANK_LINE);
  if (blank < 0 || blank > MOST_HEADER_BYTES) throw new BadMultipart('a part has no readable head');
  const { name, fileName, type } = readHead(part.subarray(0, blank));
  const bytes = part.subarray(blank + BLANK_LINE.length);
  return [name, fileName === undefined ? bytes.toString('utf8') : { name: baseName(fileName), type, bytes: Buffer.from(bytes) }];
}

/**
 * Reads a whole `multipart/form-data` body (RFC 7578): at most 20 parts, each name once, heads of at most 8 KB.
 * @param contentType the header, boundary included
 * @returns the fields in their order, files with their bytes; or what is wrong. It never throws.
 */
export function parseMultipart(body: Buffer, contentType: string): MultipartReading {
  try {
    const entries = partsOf(body, boundaryOf(contentType)).map(readPart);
    const names = new Set(entries.map(([name]) => name));
    if (names.size < entries.length) throw new BadMultipart('a part comes twice');
    return { fields: Object.fromEntries(entries) };
  } catch (error) {
    if (error instanceof BadMultipart) return { problem: error.message };
    throw error;
  }
}

/** Whether a value is a file of a multipart body. */
export function isUploadedFile(value: unknown): value is UploadedFile {
  return typeof value === 'object' && value !== null && 'bytes' in value && Buffer.isBuffer(value.bytes);
}

/** The same fields with each file told in words, for the contract's check and for the request log. */
export function describeFiles(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !Object.values(body).some(isUploadedFile)) return body;
  return Object.fromEntries(Object.entries(body).map(([name, value]: [string, unknown]) =>
    [name, isUploadedFile(value) ? `${value.name} (${value.type}, ${value.bytes.length} bytes)` : value]));
}
