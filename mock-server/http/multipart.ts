import busboy from 'busboy';
import { baseName } from '#lib/files/baseName.ts';
import type { UploadedFile } from '#mock/contract/uploadedFile.ts';

export type MultipartFields = Record<string, string | UploadedFile>;

export type MultipartReading = { fields: MultipartFields } | { problem: string };

const MOST_PARTS = 20;

/**
 * Browsers write `"`, CR and LF in names as %22, %0D and %0A, and leave everything else unchanged.
 */
function unescapeName(text: string): string {
  return text.replace(/%22/g, '"').replace(/%0D/gi, '\r').replace(/%0A/gi, '\n');
}

/**
 * Reads a whole body.
 * @throws Error with the problem
 */
function readParts(body: Buffer, contentType: string): Promise<Map<string, string | UploadedFile>> {
  return new Promise((resolve, reject) => {
    const fields = new Map<string, string | UploadedFile>();
    const keep = (given: string | undefined, value: string | UploadedFile): void => {
      const name = unescapeName(given ?? '');
      if (name === '') reject(new Error('a part has no name'));
      if (fields.has(name)) reject(new Error('a part name appears twice'));
      fields.set(name, value);
    };
    const limits = { parts: MOST_PARTS + 1, fieldSize: Infinity };
    const parser = busboy({
      headers: { 'content-type': contentType },
      defParamCharset: 'utf8',
      preservePath: true,
      limits,
    });
    parser.on('field', keep);
    // A part with the content type of a file but without a file name gets none.
    parser.on(
      'file',
      (
        name,
        stream,
        { filename, mimeType }: { filename: string | undefined; mimeType: string },
      ) => {
        const pieces: Buffer[] = [];
        const file = {
          name: baseName(unescapeName(filename ?? '')),
          type: mimeType,
          bytes: Buffer.alloc(0),
        };
        keep(name, file);
        stream.on('data', (piece: Buffer) => pieces.push(piece));
        stream.on('error', reject);
        stream.on('end', () => {
          file.bytes = Buffer.concat(pieces);
        });
      },
    );
    parser.on('partsLimit', () =>
      reject(new Error(`the multipart body has more than ${MOST_PARTS} parts`)),
    );
    parser.on('error', reject);
    parser.on('close', () => resolve(fields));
    parser.end(body);
  });
}

/**
 * Reads a whole `multipart/form-data` body (RFC 7578) with busboy: at most 20 parts with unique
 * names.
 * @param contentType the header, boundary included
 * @returns the fields in their order, files with their bytes; or the problem. It never throws.
 */
export async function parseMultipart(body: Buffer, contentType: string): Promise<MultipartReading> {
  try {
    return { fields: Object.fromEntries(await readParts(body, contentType)) };
  } catch (error) {
    return { problem: `the multipart body cannot be read: ${(error as Error).message}` };
  }
}
