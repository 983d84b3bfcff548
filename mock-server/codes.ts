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
  /** S8: the QR session is unknown, used or expired (D29). */
  qrExpired: '030027',
  /** Decided in the contract (D32): the quota is used up, the client shows the order reminder. */
  orderReminder: '060001',
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
  /** No mainland mobile number (S5). The front end asks for one in every language but Arabic. */
  phoneInvalid: '990106',
  /** The verification code is wrong, expired, used or was replaced by a newer one. */
  codeWrong: '990201',
  /** Five wrong tries: the code is no longer accepted. */
  codeLocked: '990202',
  /** `sign` was not `true`. */
  agreementMissing: '990203',
  /** Signing in fails for a reason that only `message` tells (D36). */
  signInFailing: '990204',
  /** A token was asked for before the QR sign-in was confirmed. */
  qrNotConfirmed: '990205',
  /** A code is asked for to restore an account that is not pending deregistration, or is deleted already. */
  nothingToRestore: '990206',
  /** Missing, wrong or expired bearer token (D21). */
  notSignedIn: '990301',
  /** The academy is closed: configuration not 200 (D37). */
  academyClosed: '990302',
  /** `x-mock-scenario` or `mock_scenario` names an outcome that does not exist. */
  scenarioUnknown: '990400',
  /** The client's network cannot be told. */
  clientIpUnknown: '990303',
  /** The picture's name is longer than 200 characters. */
  imageName: '990601',
  /** The picture is not jpg, jpeg or png by its name. */
  imageExtension: '990602',
  /** The picture is larger than 2 MB. */
  imageSize: '990603',
  /** The picture's first bytes are not those of its kind. */
  imageContent: '990604',
  /** The picture is wider or higher than 8192, or has more than 25 million pixels. */
  imageDimensions: '990605',
  /** The picture that is named was not uploaded by this visitor. */
  imageUnknown: '990606',
  /** An application waits for the administrator already. */
  applicationWaiting: '990611',
  /** The visitor may not apply to this academy. */
  noPermission: '990612',
  /** The real name has characters that a name does not have (D44). */
  realNameInvalid: '990613',
  /** The reason is empty, or holds code (D44). */
  reasonInvalid: '990614',
  /** The kind has no such column, no departments or no creator (D32, D50). */
  selectorFilter: '990701',
  /** The department whose children are asked for is not there. */
  departmentGone: '990702',
  /** The import is neither xls nor xlsx by its name (D46). */
  importExtension: '990711',
  /** The first bytes of the import are those of no workbook (D46). */
  importContent: '990712',
  /** The import is larger than 5 MB (D46, D3). */
  importSize: '990713',
  /** The import came without a file, or with an empty one. */
  importMissing: '990714',
  /** The idempotency key came with another file or column before. */
  importKeyReused: '990715',
  /** No such import of this visitor's. */
  importUnknown: '990716',
  /** Committing, or reading rows of, an import that is not ready. */
  importNotReady: '990717',
  /** Cancelling an import that is being committed or has ended. */
  importNotCancellable: '990718',
  /** The selection reaches nobody. */
  selectionEmpty: '990721',
  /** More members chosen one by one than allowed (D48). */
  selectionTooMany: '990722',
  /** Visibility of areas without an academy, or with one that does not exist. */
  academiesMissing: '990723',
  /** A chosen department reaches otherwise than the management scope says (P42). */
  scopeContradicted: '990724',
  /** Another site asks (P31). */
  crossSite: '990403',
  /** No such operation under `/api`. */
  notFound: '990404',
  /** Another method than those of the path's operations; the header `Allow` names them. */
  methodNotAllowed: '990405',
  /** The request breaks the contract. */
  contractBroken: '990422',
  /** A code was sent to this identifier less than 59 seconds ago (S9); or, with 429, too many calls of any kind. */
  sendTooSoon: '990429',
  /** The server failed, or its own answer breaks the contract. */
  serverBroken: '990500',
} as const;
