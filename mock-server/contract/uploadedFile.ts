/** A file of a multipart body. */
export interface UploadedFile {
  /** As the client named it; at most a few hundred characters are sensible. */
  name: string;
  /** What the client says that it is; never to be trusted. */
  type: string;
  bytes: Buffer;
}

/** Whether a value is a file of a multipart body. */
export function isUploadedFile(value: unknown): value is UploadedFile {
  return (
    typeof value === 'object' && value !== null && 'bytes' in value && Buffer.isBuffer(value.bytes)
  );
}

/** The same fields with each file told in words, for the contract's check and for the request log. */
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
