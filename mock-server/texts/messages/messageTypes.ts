import type { SelectorTexts } from './selectors/selectorTexts';

/** All messages that the mock shows to users. Times in texts are the limits in `limits.ts`. */
export interface Messages extends SelectorTexts {
  /** Name of the academy's app. Texts put the word “app” beside it, so it is no description. */
  appName: string;
  smsText(code: string): string;
  emailText(code: string): string;
  challengeWarning: string;
  sliderRequired: string;
  sliderWrong: string;
  sliderStale: string;
  sendRefused: string;
  sendTooSoon(seconds: number): string;
  emailInvalid: string;
  phoneInvalid: string;
  codeWrong: string;
  codeLocked: string;
  agreementMissing: string;
  signInFailing: string;
  pendingDeregistration: string;
  qrExpired: string;
  qrNotConfirmed: string;
  nothingToRestore: string;
  restoreSmsText(code: string): string;
  restoreEmailText(code: string): string;
  clientIpUnknown: string;
  imageName: string;
  imageExtension: string;
  imageSize: string;
  imageContent: string;
  imageDimensions: string;
  imageUnknown: string;
  applicationWaiting: string;
  noPermission: string;
  realNameInvalid: string;
  reasonInvalid: string;
  notSignedIn: string;
  academyClosed: string;
  tooManyCalls(seconds: number): string;
  serverBroken: string;
}
