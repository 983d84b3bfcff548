/**
 * Every result code that the mock answers. The codes that the specification names come first;
 * `99xxxx` codes are the mock's own and must not appear in `src`.
 */
export const codes = {
  /** Success, in every envelope except that of the academy configuration. */
  ok: '000000',
  /** Success of the academy configuration. */
  academyOk: '200',
  /** The challenge call warns about the account. */
  challengeWarning: '030049',
  /** The account is pending deregistration. */
  pendingDeregistration: '030019',
  /** The QR session is unknown, used or expired (D29). */
  qrExpired: '030027',
  /** The quota is used up; the client shows the order reminder. Decided in the contract. */
  orderReminder: '060001',
  /** A slider is required, and `left` or `key` is empty. */
  sliderRequired: '990101',
  /** The piece is in the wrong place. */
  sliderWrong: '990102',
  /** The slider key is unknown, used, too old or belongs to another account. */
  sliderStale: '990103',
  /** The server refuses to send to this identifier. */
  sendRefused: '990104',
  /** The e-mail address cannot receive mail. */
  emailInvalid: '990105',
  /** Not a mainland mobile number. The front end requires one in every language except Arabic. */
  phoneInvalid: '990106',
  /** The verification code is wrong, expired, used or was replaced by a newer one. */
  codeWrong: '990201',
  /** Five wrong attempts: the code is no longer accepted. */
  codeLocked: '990202',
  /** `sign` was not `true`. */
  agreementMissing: '990203',
  /** Signing in fails for a reason that only `message` gives. */
  signInFailing: '990204',
  /** The client requested a token before the QR sign-in was confirmed. */
  qrNotConfirmed: '990205',
  /**
   * A restoration code was requested for an account that is not pending deregistration or is
   * already deleted.
   */
  nothingToRestore: '990206',
  /** Missing, wrong or expired bearer token. */
  notSignedIn: '990301',
  /** The academy is closed: configuration not 200. */
  academyClosed: '990302',
  /** `x-mock-scenario` or `mock_scenario` names an outcome that does not exist. */
  scenarioUnknown: '990400',
  /** The client's network cannot be determined. */
  clientIpUnknown: '990303',
  /** The picture's name is longer than 200 characters. */
  imageName: '990601',
  /** The picture's file name does not end in jpg, jpeg or png. */
  imageExtension: '990602',
  /** The picture is larger than 2 MB. */
  imageSize: '990603',
  /** The picture's first bytes do not match its format. */
  imageContent: '990604',
  /** The picture is wider or higher than 8192, or has more than 25 million pixels. */
  imageDimensions: '990605',
  /** The picture does not exist or was uploaded by another user. */
  imageUnknown: '990606',
  /** An application is already waiting for the administrator. */
  applicationWaiting: '990611',
  /** The user may not apply to this academy. */
  noPermission: '990612',
  /** The real name contains characters that names cannot contain. */
  realNameInvalid: '990613',
  /** The reason is empty or contains code. */
  reasonInvalid: '990614',
  /** The kind does not have this column, departments or creators. */
  selectorFilter: '990701',
  /** The department whose children are requested does not exist. */
  departmentGone: '990702',
  /** The import's file name does not end in xls or xlsx (D46). */
  importExtension: '990711',
  /** The first bytes of the import are not those of a workbook (D46). */
  importContent: '990712',
  /** The import is larger than 5 MB (D46). */
  importSize: '990713',
  /** The import has no file, or an empty one. */
  importMissing: '990714',
  /** The idempotency key was already used with another file or column. */
  importKeyReused: '990715',
  /** The import does not exist or belongs to another user. */
  importUnknown: '990716',
  /** The request commits or reads rows of an import that is not ready. */
  importNotReady: '990717',
  /** The request cancels an import that is being committed or has ended. */
  importNotCancellable: '990718',
  /** The selection contains no members. */
  selectionEmpty: '990721',
  /** More members were chosen individually than allowed (D48). */
  selectionTooMany: '990722',
  /** Visibility `areas` without an academy, or with one that does not exist. */
  academiesMissing: '990723',
  /** A chosen department has a different reach than the management scope (P42). */
  scopeContradicted: '990724',
  /** The request comes from another site (P31). */
  crossSite: '990403',
  /** No such operation exists under `/api`. */
  notFound: '990404',
  /**
   * The path does not support this method; the `Allow` header lists the methods that it supports.
   */
  methodNotAllowed: '990405',
  /** The request breaks the contract. */
  contractBroken: '990422',
  /**
   * A code was sent to this identifier less than 59 seconds ago. With status 429: too many calls of
   * any kind.
   */
  sendTooSoon: '990429',
  /** The server failed, or its own answer breaks the contract. */
  serverBroken: '990500',
  /** The upstream cannot be reached. */
  upstreamUnreachable: '990502',
  /** The upstream does not answer in time. */
  upstreamLate: '990504',
} as const;
