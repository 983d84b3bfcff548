/**
 * Every code that the mock answers, with its meaning. Those that the specification names come first;
 * `99xxxx` are the mock's own and must appear nowhere in `src` (D33).
 */
export const codes = {
  /** S8: success of every envelope but the academy configuration. */
  ok: '000000',
  /** S8: success of the academy configuration. */
  academyOk: '200',
  /** S8: the challenge call warns about the account. */
  challengeWarning: '030049',
  /** S8: the account is pending deregistration. */
  pendingDeregistration: '030019',
  /** A slider is due and `left` or `key` came empty. */
  sliderRequired: '990101',
  /** The piece is in the wrong place. */
  sliderWrong: '990102',
  /** The slider key is unknown, used, too old or belongs to another account. */
  sliderStale: '990103',
  /** The server refuses to send to this identifier (D36). */
  sendRefused: '990104',
  /** The e-mail address cannot receive mail. */
  emailInvalid: '990105',
  /** The verification code is wrong, expired, used or was replaced by a newer one. */
  codeWrong: '990201',
  /** Five wrong tries: the code is no longer accepted. */
  codeLocked: '990202',
  /** `sign` was not `true`. */
  agreementMissing: '990203',
  /** Signing in fails for a reason that only `message` tells (D36). */
  signInFailing: '990204',
  /** Missing, wrong or expired bearer token (D21). */
  notSignedIn: '990301',
  /** The academy is closed: configuration not 200 (D37). */
  academyClosed: '990302',
  /** No such operation under `/api`. */
  notFound: '990404',
  /** The request breaks the contract. */
  contractBroken: '990422',
  /** A code was sent to this identifier less than 59 seconds ago (S9). */
  sendTooSoon: '990429',
  /** The server failed, or its own answer breaks the contract. */
  serverBroken: '990500',
} as const;
