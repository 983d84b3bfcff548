import { baseName } from '#lib/files/baseName.ts';
import type { UploadedFile } from '#mock/contract/uploadedFile.ts';

export type MultipartFields = Record<string, string | UploadedFile>;

export type MultipartReading = { fields: MultipartFields } | { problem: string };

const MAX_PARTS = 20;

/**
 * Reads a whole `multipart/form-data` body (RFC 7578): at most 20 parts with unique names.
 * @param contentType the header, boundary included
 * @returns the fields in their order, files with their bytes; or the problem. It never throws.
 */
export async function parseMultipart(body: Buffer, contentType: string): Promise<MultipartReading> {
  const wrong = (why: string): MultipartReading => ({
    problem: `the multipart body cannot be read: ${why}`,
  });
  try {
    const bytes = new Uint8Array(body);
    const form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
    const entries = [...form];
    if (entries.length > MAX_PARTS) return wrong(`it has more than ${MAX_PARTS} parts`);
    const fields = new Map<string, string | UploadedFile>();
    for (const [name, value] of entries) {
      if (name === '') return wrong('a part has no name');
      if (fields.has(name)) return wrong('a part name appears twice');
      fields.set(
        name,
        typeof value === 'string'
          ? value
          : {
              name: baseName(value.name),
              type: value.type,
              bytes: Buffer.from(await value.arrayBuffer()),
            },
      );
    }
    return { fields: Object.fromEntries(fields) };
  } catch (error) {
    return wrong((error as Error).message);
  }
}
