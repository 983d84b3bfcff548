/**
 * Result codes that no single outcome owns; the others are in the `*.outcomes.ts` of their service.
 * `99xxxx` codes are the mock's own and must not appear in `src`.
 */
export const codes = {
  /** Success, in every envelope except that of the academy configuration. */
  ok: '000000',
  academyOk: '200',
  pendingDeregistration: '030019',
  /** `sign` was not `true`, or the signature is refused. */
  agreementMissing: '990203',
  /** Signing in fails for a reason that only `message` gives. */
  signInFailing: '990204',
  notSignedIn: '990301',
  noPermission: '990612',
  /** A header or cookie names an outcome that does not exist. */
  outcomeUnknown: '990400',
  /** The request comes from another site (P31). */
  crossSite: '990403',
  notFound: '990404',
  methodNotAllowed: '990405',
  contractBroken: '990422',
  /** Calls of any kind, or codes to one identifier, follow each other too fast. */
  tooMany: '990429',
  /** The server failed, or its own answer breaks the contract. */
  serverBroken: '990500',
  upstreamUnreachable: '990502',
  upstreamLate: '990504',
} as const;
