import type { Messages } from './messageTypes';
import { en_US as selectors } from './selectors/en_US';

export const en_US: Messages = {
  ...selectors,
  appName: 'Academy App',
  smsText: (code) =>
    `[Learning platform] Your verification code is ${code}. It’s valid for 5 minutes. Don’t share it with anyone.`,
  emailText: (code) =>
    `Hello, your verification code for the learning platform is ${code}. It’s valid for 5 minutes. If you didn’t request it, you can ignore this email.`,
  challengeWarning: 'Too many codes have been requested for this account. Try again later.',
  sliderRequired: 'Complete the security verification first.',
  sliderWrong: 'The piece isn’t in the right place. Try again.',
  sliderStale: 'The security verification has expired. Try again.',
  sendRefused:
    'We can’t send a code to this account right now. Use another account or contact your administrator.',
  sendTooSoon: (seconds) =>
    `A code has already been sent. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  emailInvalid: 'This address can’t receive email. Check it and try again.',
  phoneInvalid: 'Enter a valid 11-digit mainland China mobile number.',
  codeWrong: 'The verification code is incorrect or no longer valid.',
  codeLocked: 'Too many incorrect attempts. Get a new code.',
  agreementMissing: 'Please agree to the service agreement and privacy policy first.',
  signInFailing:
    'There’s a problem with this account, so you can’t log in. Contact your administrator.',
  pendingDeregistration: 'This account is pending deregistration. Restore it to log in.',
  qrExpired: 'The QR code has expired. Refresh it and scan again.',
  qrNotConfirmed: 'Confirm the login in the app first.',
  nothingToRestore: 'This account isn’t pending deregistration, so there’s nothing to restore.',
  restoreSmsText: (code) =>
    `[Learning platform] Your code for restoring your account is ${code}. It’s valid for 5 minutes. Don’t share it with anyone.`,
  restoreEmailText: (code) =>
    `Hello, your code for restoring your account on the learning platform is ${code}. It’s valid for 5 minutes. If you didn’t request it, you can ignore this email.`,
  clientIpUnknown: 'Your network couldn’t be identified. Try again later.',
  imageName: 'The file name of the image can have at most 200 characters.',
  imageExtension: 'Only JPG, JPEG, and PNG images can be uploaded.',
  imageSize: 'The image can’t be larger than 2\u00a0MB.',
  imageContent: 'The image’s content doesn’t match its format. Choose another one.',
  imageDimensions: 'The image is too wide or too tall. Make it smaller and upload it again.',
  imageUnknown: 'The image doesn’t exist or is no longer available. Upload it again.',
  applicationWaiting:
    'You have sent an application. Please wait for the administrator to process it.',
  noPermission: 'No permission',
  realNameInvalid: 'The name can’t contain special characters.',
  reasonInvalid: 'Enter a reason. It can’t contain HTML or script code.',
  notSignedIn: 'Your session has expired. Log in again.',
  academyClosed: 'This academy isn’t open yet.',
  tooManyCalls: (seconds) =>
    `Too many requests. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  serverBroken: 'Something went wrong on our side. Try again later.',
};
