export interface UploadedFile {
  /** The client's name for the file; usually at most a few hundred characters. */
  name: string;
  /** The media type that the client states. Do not trust it. */
  type: string;
  bytes: Buffer;
}

export function isUploadedFile(value: unknown): value is UploadedFile {
  return (
    typeof value === 'object' && value !== null && 'bytes' in value && Buffer.isBuffer(value.bytes)
  );
}

/**
 * The same fields with a description in place of each file, for the contract check and the request
 * log.
 */
export function describeFiles(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !Object.values(body).some(isUploadedFile))
    return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]: [string, unknown]) => [
      name,
      isUploadedFile(value) ? `${value.name} (${value.type}, ${value.bytes.length} bytes)` : value,
    ]),
  );
}
