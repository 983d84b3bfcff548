import outcomes from '../../../mock-server/OUTCOMES.md?raw';
import type { PhraseKey } from '../../../translations/phrases';

/** A message about a problem: its cause, the outcome of the mock that leads to it, and a story. */
export interface ErrorText {
  key: PhraseKey;
  cause: string;
  outcome: string;
  story: string;
}

/** One line each: phrase, cause, outcome, story. */
const TEXTS = {
  'In every request': `
error.unreachable|The connection breaks.|sendSmsCode=drop|sign-in--getting-a-code--unreachable
error.timeout|No answer within the limit.|sendSmsCode=hang|restoration--dialog--check-timed-out
error.offline|The browser is offline.||sign-in--getting-a-code--offline
error.unreadable|The answer is not what the contract says.|…=malformed|
error.tooMany|Too many requests; the service says how long to wait.|…=too-many|sign-in--getting-a-code--too-many-requests
error.refused|The service refuses and gives no words.|…=broken|`,
  'Sign-in': `
mobile.check|The number does not have 11 digits.||sign-in--code-form--number-refused
email.empty.check|No address.||sign-in--code-form--address-refused
email.check|Not an e-mail address.||sign-in--code-form--address-refused
code.empty.check|No code.||sign-in--code-form--empty
code.length.check|The code does not have 6 digits.||sign-in--code-form--complete
signIn.fillPhoneAndCode|Something is missing; describes the button.||sign-in--code-form--empty
signIn.fillEmailAndCode|The same, by e-mail.||sign-in--code-form--email-only
signIn.clipboardBlocked|Paste, copy or cut in the code field.||sign-in--code-form--complete
signIn.smsNotSent|The service does not send and gives no words.|sendSmsCode=refused|sign-in--getting-a-code--send-refused-silently
signIn.emailNotSent|The same, by e-mail.|sendEmailCode=refused|sign-in--getting-a-code--send-refused-silently
signIn.codeMayHaveExpired|The code is older than it is valid.||sign-in--code-form--wait-over
yzm.check.error|The code is wrong, used or expired.|requestToken=wrong|sign-in--signing-in--wrong-code
yzm.check.error.email|The same, by e-mail.|requestToken=wrong|sign-in--signing-in--wrong-code-by-email
signIn.codeMayBeUsed|No answer to the code within the limit.|requestToken=hang|sign-in--signing-in--token-timed-out
login.failed|The service refuses and gives no words.|requestToken=silent-failure|sign-in--signing-in--token-refused
slider.failed|The picture cannot be read.|getSliderChallenge=broken-images|sign-in--slider--slider-broken
qr.expired|The QR code is older than a minute.|getQrStatus=expired|sign-in--qr-code--expired
qr.cancelled|Declined in the app.|getQrStatus=cancelled|sign-in--qr-code--cancelled
thirdParty.refused|The answer of the provider does not belong to this browser.||sign-in--other-ways--denied
thirdParty.failed|The provider fails.|finishOAuth2SignIn=failed|sign-in--other-ways--denied`,
  Restoration: `
restore.codeIncorrect|The code is wrong.|checkRestoreSmsCode=wrong|restoration--dialog--wrong-code
restore.sendFailed|The service does not send and gives no words.|sendRestoreSmsCode=refused|restoration--dialog--send-refused-silently
restore.mayBeRestored|No answer to the code within the limit.|checkRestoreSmsCode=hang|restoration--dialog--check-timed-out`,
  'Joining an academy': `
join.realName.empty|No name.||pages--join-an-academy--required-missing
join.realName.characters|Special characters in the name.|submitApplication=bad-name|pages--join-an-academy--rules-broken
join.realName.digits|Digits in the name.||pages--join-an-academy--rules-broken
join.realName.tooLong|The name is too long.||pages--join-an-academy--rules-broken
join.gender.empty|Nothing is chosen.||pages--join-an-academy--required-missing
join.reason.empty|No reason.||pages--join-an-academy--required-missing
join.reason.code|Code in the reason.|submitApplication=bad-reason|pages--join-an-academy--rules-broken
join.reason.tooLong|The reason is too long.||pages--join-an-academy--reason-too-long
join.picture.problem.size|The picture is larger than 2 MB.|uploadImage=too-large|join--picture--too-large
join.picture.problem.empty|The file is empty.||join--picture--wrong-content
join.picture.problem.unreadable|The browser cannot read the file.||join--picture--wrong-content
join.picture.failed|The upload breaks.|uploadImage=drop|join--picture--upload-failed
join.picture.notShown|The browser cannot show the picture.||join--picture--gone
join.notSent|The service refuses the application.|submitApplication=refused|pages--join-an-academy--send-refused
join.uncertain|No answer to the application.|submitApplication=drop|pages--join-an-academy--send-unreachable
join.loadFailed|The earlier application cannot be loaded.|getCurrentApplication=drop|pages--join-an-academy--load-failed
join.refused|The administrator refuses.|getCurrentApplication=refused|pages--join-an-academy--refused
join.noPermission.text|This account may not apply.|submitApplication=no-permission|pages--join-an-academy--no-permission`,
  'Choosing participants': `
assign.content.empty|No name.||pages--assign-learning-content--required-missing
assign.content.tooLong|The name is too long.||pages--assign-learning-content--required-missing
assign.academies.empty|No academy is chosen.||pages--assign-learning-content--required-missing
assign.participants.empty|Nobody is chosen.||pages--assign-learning-content--required-missing
assign.participants.tooMany|More than may be assigned at once.||pickers--too-many
pickers.headsUnknown|The people cannot be counted.|summariseSelection=drop|pages--assign-learning-content--count-unknown
assign.notSent|The service refuses.||pages--assign-learning-content--refused
assign.uncertain|No answer.||pages--assign-learning-content--uncertain
assign.quota|The quota of the academy is used up.||pages--order-reminder--quota-used-up
assign.loadFailed|The permission cannot be loaded.||pages--assign-learning-content--permission-unknown
assignments.loadFailed|The list cannot be loaded.||pages--assignments--load-failed
pickers.queryFailed|The query fails.|queryMembers=drop|pickers--query-failed
pickers.tooMany|More members than may be chosen one by one.||pickers--too-many
pickers.childrenFailed|The departments below cannot be loaded.|getDepartmentTree=drop|pickers--departments-failed
memberImport.problem.missing|No file.||import-of-members--file-missing
memberImport.mapping.missing|No column is chosen.||import-of-members--column-missing
memberImport.problem.tooMany|The sheet has too many rows.||import-of-members--too-many-rows
memberImport.state.failed|The service stops the import.||import-of-members--failed
memberImport.state.expired|The import was not finished in time.||import-of-members--expired`,
  'Other pages': `
notFound.text|No page has the address.||pages--not-found--not-found
crash.title|A part of the page throws.||pages--crashed-region--crashed
crash.notLoaded|The code of a part does not arrive.||pages--crashed-region--not-loaded
protocol.failed|The document cannot be loaded.|getAgreementText=drop|pages--agreement--failed
protocol.missing|The academy has none.||pages--agreement--missing
protocol.empty|The document is empty.||pages--agreement--empty
protocol.tooLarge|The document is over 512 KB.|getAgreementText=huge|pages--agreement--too-large`,
};

export const errorTexts = Object.entries(TEXTS).map(([title, lines]) => ({
  title,
  texts: lines
    .trim()
    .split('\n')
    .map((line): ErrorText => {
      const [key, cause = '', outcome = '', story = ''] = line.split('|');
      return { key: key as PhraseKey, cause, outcome, story };
    }),
}));

/** Status and result code of the mock's outcomes, by their names. */
const answers: ReadonlyMap<string, string> = new Map(
  [...outcomes.matchAll(/^\| `([^`]+)` \| ([^|]*) \|/gm)].map(([, name = '', answer = '']) => [
    name,
    answer.replaceAll('`', ''),
  ]),
);

/** The answer of an outcome; the outcomes of every operation have no name of one. */
export const answerOf = (outcome: string): string | undefined =>
  answers.get(outcome) ?? answers.get(outcome.replace(/^.*=/, '…='));
