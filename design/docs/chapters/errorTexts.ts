import outcomes from '../../../mock-server/OUTCOMES.md?raw';
import type { PhraseKey } from '../../../translations/phrases';

/** A message about a problem: its cause, the outcome of the mock that leads to it, and a story. */
export interface ErrorText {
  key: PhraseKey;
  cause: string;
  outcome: string;
  story: string;
}

/** Title and start of most stories; then a line each: phrase, cause, outcome, story. */
const TEXTS = {
  'In every request|sign-in--getting-a-code--': `
error.unreachable|The connection breaks.|sendSmsCode=drop|…unreachable
error.timeout|No answer within the limit.|sendSmsCode=hang|restoration--dialog--check-timed-out
error.offline|The browser is offline.||…offline
error.unreadable|The answer is not what the contract says.|…=malformed|
error.tooMany|Too many requests; the service says how long to wait.|…=too-many|…too-many-requests
error.refused|The service refuses and gives no words.|…=broken|`,
  'Sign-in|sign-in--': `
mobile.check|The number does not have 11 digits.||…code-form--number-refused
email.empty.check|No address.||…code-form--address-refused
email.check|Not an e-mail address.||…code-form--address-refused
code.empty.check|No code.||…code-form--empty
code.length.check|The code does not have 6 digits.||…code-form--complete
signIn.fillPhoneAndCode|Something is missing; describes the button.||…code-form--empty
signIn.fillEmailAndCode|The same, by e-mail.||…code-form--email-only
signIn.clipboardBlocked|Paste, copy or cut in the code field.||…code-form--complete
signIn.smsNotSent|The service does not send and gives no words.|sendSmsCode=refused|…getting-a-code--send-refused-silently
signIn.emailNotSent|The same, by e-mail.|sendEmailCode=refused|…getting-a-code--send-refused-silently
signIn.codeMayHaveExpired|The code is older than it is valid.||…code-form--wait-over
yzm.check.error|The code is wrong, used or expired.|requestToken=wrong|…signing-in--wrong-code
yzm.check.error.email|The same, by e-mail.|requestToken=wrong|…signing-in--wrong-code-by-email
signIn.codeMayBeUsed|No answer to the code within the limit.|requestToken=hang|…signing-in--token-timed-out
login.failed|The service refuses and gives no words.|requestToken=silent-failure|…signing-in--token-refused
slider.failed|The picture cannot be read.|getSliderChallenge=broken-images|…slider--slider-broken
qr.expired|The QR code is older than a minute.|getQrStatus=expired|…qr-code--expired
qr.cancelled|Declined in the app.|getQrStatus=cancelled|…qr-code--cancelled
thirdParty.refused|The answer of the provider does not belong to this browser.||…other-ways--denied
thirdParty.failed|The provider fails.|finishOAuth2SignIn=failed|…other-ways--denied`,
  'Restoration|restoration--dialog--': `
restore.codeIncorrect|The code is wrong.|checkRestoreSmsCode=wrong|…wrong-code
restore.sendFailed|The service does not send and gives no words.|sendRestoreSmsCode=refused|…send-refused-silently
restore.mayBeRestored|No answer to the code within the limit.|checkRestoreSmsCode=hang|…check-timed-out`,
  'Joining an academy|pages--join-an-academy--': `
join.realName.empty|No name.||…required-missing
join.realName.characters|Special characters in the name.|submitApplication=bad-name|…rules-broken
join.realName.digits|Digits in the name.||…rules-broken
join.realName.tooLong|The name is too long.||…rules-broken
join.gender.empty|Nothing is chosen.||…required-missing
join.reason.empty|No reason.||…required-missing
join.reason.code|Code in the reason.|submitApplication=bad-reason|…rules-broken
join.reason.tooLong|The reason is too long.||…reason-too-long
join.picture.problem.size|The picture is larger than 2 MB.|uploadImage=too-large|join--picture--too-large
join.picture.problem.empty|The file is empty.||join--picture--wrong-content
join.picture.problem.unreadable|The browser cannot read the file.||join--picture--wrong-content
join.picture.failed|The upload breaks.|uploadImage=drop|join--picture--upload-failed
join.picture.notShown|The browser cannot show the picture.||join--picture--gone
join.notSent|The service refuses the application.|submitApplication=refused|…send-refused
join.uncertain|No answer to the application.|submitApplication=drop|…send-unreachable
join.loadFailed|The earlier application cannot be loaded.|getCurrentApplication=drop|…load-failed
join.refused|The administrator refuses.|getCurrentApplication=refused|…refused
join.noPermission.text|This account may not apply.|submitApplication=no-permission|…no-permission`,
  'Choosing participants|pages--assign-learning-content--': `
assign.content.empty|No name.||…required-missing
assign.content.tooLong|The name is too long.||…required-missing
assign.academies.empty|No academy is chosen.||…required-missing
assign.participants.empty|Nobody is chosen.||…required-missing
assign.participants.tooMany|More than may be assigned at once.||pickers--too-many
pickers.headsUnknown|The people cannot be counted.|summariseSelection=drop|…count-unknown
assign.notSent|The service refuses.||…refused
assign.uncertain|No answer.||…uncertain
assign.quota|The quota of the academy is used up.||pages--order-reminder--quota-used-up
assign.loadFailed|The permission cannot be loaded.||…permission-unknown
assignments.loadFailed|The list cannot be loaded.||pages--assignments--load-failed
pickers.queryFailed|The query fails.|queryMembers=drop|pickers--query-failed
pickers.tooMany|More members than may be chosen one by one.||pickers--too-many
pickers.childrenFailed|The departments below cannot be loaded.|getDepartmentTree=drop|pickers--departments-failed
memberImport.problem.missing|No file.||import-of-members--file-missing
memberImport.mapping.missing|No column is chosen.||import-of-members--column-missing
memberImport.problem.tooMany|The sheet has too many rows.||import-of-members--too-many-rows
memberImport.state.failed|The service stops the import.||import-of-members--failed
memberImport.state.expired|The import was not finished in time.||import-of-members--expired`,
  'Other pages|pages--': `
notFound.text|No page has the address.||…not-found--not-found
crash.title|A part of the page throws.||…crashed-region--crashed
crash.notLoaded|The code of a part does not arrive.||…crashed-region--not-loaded
protocol.failed|The document cannot be loaded.|getAgreementText=drop|…agreement--failed
protocol.missing|The academy has none.||…agreement--missing
protocol.empty|The document is empty.||…agreement--empty
protocol.tooLarge|The document is over 512 KB.|getAgreementText=huge|…agreement--too-large`,
};

export const errorTexts = Object.entries(TEXTS).map(([head, lines]) => {
  const [title = '', start = ''] = head.split('|');
  const texts = lines
    .trim()
    .split('\n')
    .map((line): ErrorText => {
      const [key, cause = '', outcome = '', story = ''] = line.split('|');
      return { key: key as PhraseKey, cause, outcome, story: story.replace('…', start) };
    });
  return { title, texts };
});

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
