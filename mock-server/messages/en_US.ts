import type { Messages } from './messages';

export const en_US: Messages = {
  appName: 'Academy App',
  smsText: (code) => `[Learning Platform] Your verification code is ${code}. It is valid for 5 minutes. Do not share it with anyone.`,
  emailText: (code) => `Hello, your verification code for the learning platform is ${code}. It is valid for 5 minutes. If you did not request it, you can ignore this email.`,
  challengeWarning: 'Codes have been requested too often for this account. Please try again later.',
  sliderRequired: 'Please complete the slider verification first.',
  sliderWrong: 'The piece is not in the right place. Please try again.',
  sliderStale: 'The slider verification has expired. Please try again.',
  sendRefused: 'We cannot send a code to this account right now. Use another one or contact your administrator.',
  sendTooSoon: (seconds) => `A code has already been sent. Please try again in ${seconds} s.`,
  emailInvalid: 'This address cannot receive email. Please check it and try again.',
  codeWrong: 'The verification code is incorrect or no longer valid.',
  codeLocked: 'Too many incorrect attempts. Please get a new code.',
  agreementMissing: 'Please agree to the service agreement and privacy policy first.',
  signInFailing: 'There is a problem with this account, so you cannot log in. Please contact your administrator.',
  pendingDeregistration: 'This account is being deregistered. Restore it to log in.',
  notSignedIn: 'Your session has expired. Please log in again.',
  academyClosed: 'This academy is not open yet.',
  serverBroken: 'Something went wrong on our side. Please try again later.',
  notFound: 'The requested service does not exist.',
  contractBroken: 'The request is not valid.',
};
