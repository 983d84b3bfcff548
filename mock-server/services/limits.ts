import { PICTURE_LIMITS } from '#lib/files/pictureCheck.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/**
 * Business limits of the server, in milliseconds unless the name says otherwise (S9; the others are
 * the mock's choice).
 */
export const limits = {
  codeLife: 5 * MINUTE,
  resendAfter: 59 * SECOND,
  wrongTriesAllowed: 5,
  sliderAfterSends: 3,
  sliderSendWindow: 10 * MINUTE,
  sliderLife: 2 * MINUTE,
  /** Natural pixels: four CSS pixels. */
  sliderTolerancePixels: 8,
  tokenLifeSeconds: 7200,
  /** Calendar days from the request for deregistration to deletion. */
  deregistrationDays: 15,
  qrLife: 60 * SECOND,
  authorizationCodeLife: MINUTE,
  image: PICTURE_LIMITS,
  /** The mock's own limit: each namespace takes about 1 MB until the mock stops. */
  namespaces: 100,
  /** The mock's own limit: a namespace drops its oldest pictures beyond it. */
  imagesKept: 50,
  /** Members chosen individually. */
  explicitMembers: 1000,
  importBytes: 5 * 1024 * 1024,
  importRows: 10_000,
  /** After the upload: how long an import stays `uploaded`, then `queued`. */
  importUploaded: SECOND,
  importQueued: SECOND,
  /**
   * `validating` and `committing` take one second, and one more for each group of this many rows.
   */
  importRowsPerSecond: 5000,
  /** A ready import expires if it is not committed in time. */
  importReadyFor: 30 * MINUTE,
  pageSizes: [10, 20, 50, 100],
  /** A tree with more departments contains only its top level. */
  treeDepartments: 5000,
  /** The maximum number of items that a batch search returns for one token. */
  batchItems: 20,
  batchTokens: 500,
  resolvedIds: 200,
} as const;
