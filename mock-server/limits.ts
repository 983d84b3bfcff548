import { PICTURE_LIMITS } from '#lib/files/pictureCheck.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Business limits of the server, in milliseconds unless the name says otherwise (S9; the rest is the mock's choice). */
export const limits = {
  codeLife: 5 * MINUTE,
  resendAfter: 59 * SECOND,
  wrongTriesAllowed: 5,
  sliderAfterSends: 3,
  sliderSendWindow: 10 * MINUTE,
  sliderLife: 2 * MINUTE,
  sliderTolerancePixels: 4,
  tokenLifeSeconds: 7200,
  /** S1: calendar days from asking for deregistration to deletion. */
  deregistrationDays: 15,
  /** D29. */
  qrLife: 60 * SECOND,
  authorizationCodeLife: MINUTE,
  /** D45. */
  image: PICTURE_LIMITS,
  /** The mock's own bound: one takes a megabyte until the mock stops. */
  namespaces: 100,
  /** The mock's own bound: older pictures of a namespace are forgotten. */
  imagesKept: 50,
  /** D48, D3: members chosen one by one. */
  explicitMembers: 1000,
  /** D46, D3. */
  importBytes: 5 * 1024 * 1024,
  /** S9. */
  importRows: 10_000,
  /** After the upload: how long an import is `uploaded`, then `queued`. */
  importUploaded: SECOND,
  importQueued: SECOND,
  /** `validating` and `committing` take a second, and one more for each so many rows. */
  importRowsPerSecond: 5000,
  /** A ready import that nobody commits expires. */
  importReadyFor: 30 * MINUTE,
  /** S9. */
  pageSizes: [10, 20, 50, 100],
  /** D32: a tree of more departments comes cut off. */
  treeDepartments: 5000,
  /** What a batch search tells of one token at most. */
  batchItems: 20,
  /** D32. */
  batchTokens: 500,
  resolvedIds: 200,
} as const;
