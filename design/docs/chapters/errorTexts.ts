import type { PhraseKey } from '../../../translations/phrases';

/**
 * A message about a problem: the check behind it, what its way out does, the outcome of the mock
 * that leads to it, and a story.
 */
export interface ErrorText {
  key: PhraseKey;
  cause: string;
  wayOut: string;
  outcome: string;
  story: string;
}

/** Where no way out is given. What was entered or chosen stays. */
const CORRECT = 'Correct it and submit again';

/** One line each: phrase, what was checked, way out, outcome, story. */
const TEXTS = {
  'In every request': `
error.unreachable|The request ends without an answer, and the browser does not say that it is offline.|Retry, where it is safe, repeats the request|sendSmsCode=drop|sign-in--getting-a-code--unreachable
error.timeout|No answer within the limit of the operation.|Retry, where it is safe, repeats the request|sendSmsCode=hang|restoration--dialog--check-timed-out
error.offline|The browser says that it is offline.|Retry, where it is safe, repeats the request||sign-in--getting-a-code--offline
error.unreadable|The answer does not fit the contract.|Details name the request for the support team|…=malformed|
error.tooMany|A refusal with Retry-After.|The button that requests a code counts down; repeat other requests by hand|…=too-many|sign-in--getting-a-code--too-many-requests
error.refused|A refusal without words.|Details name the request for the support team|…=broken|`,
  'Sign-in': `
mobile.empty.check|The field is empty.|||sign-in--code-form--empty
mobile.check|The text is not an 11-digit mainland China number.|||sign-in--code-form--number-refused
signIn.numberCut|More was entered than the field takes.|||
email.empty.check|The field is empty.|||sign-in--code-form--address-refused
email.check|The text does not have the form of an address.|||sign-in--code-form--address-refused
code.empty.check|The field is empty.|||sign-in--code-form--empty
code.length.check|The code does not have six characters.|||sign-in--code-form--complete
signIn.fillPhoneAndCode|A field is empty; the text describes the dimmed button.|||sign-in--code-form--empty
signIn.fillEmailAndCode|The same, by e-mail.|||sign-in--code-form--email-only
signIn.clipboardBlocked|Paste, copy or cut in the code field.|Type the code; autofill works||sign-in--code-form--complete
signIn.smsNotSent|The service refuses to send, without words.|Retry requests the code|sendSmsCode=refused|sign-in--getting-a-code--send-refused-silently
signIn.emailNotSent|The same, by e-mail.|Retry requests the code|sendEmailCode=refused|sign-in--getting-a-code--send-refused-silently
signIn.codeMayHaveExpired|More time than a code is valid has passed since this page requested it.|Submit it, or request another||sign-in--code-form--wait-over
yzm.check.error|The service refuses with its words for a wrong, used or expired code.|The focus is in the code field|requestToken=wrong|sign-in--signing-in--wrong-code
yzm.check.error.email|The same, by e-mail.|The focus is in the code field|requestToken=wrong|sign-in--signing-in--wrong-code-by-email
signIn.codeMayBeUsed|The code was sent, and no answer arrives within the limit.|Request another code|requestToken=hang|sign-in--signing-in--token-timed-out
signIn.failedCodeMayBeUsed|The code was sent, and its answer is lost or unreadable.|Request another code|requestToken=malformed|
login.failed|The service refuses the sign-in without words.|Retry sends the same code|requestToken=silent-failure|sign-in--signing-in--token-refused
slider.failed|The picture does not decode.|The button loads another picture|getSliderChallenge=broken-images|sign-in--slider--slider-broken
qr.expired|The service says so, or the code's minute has passed.|The code is a button that loads another|getQrStatus=expired|sign-in--qr-code--expired
qr.cancelled|The service says that the app declined.|The code is a button that loads another|getQrStatus=cancelled|sign-in--qr-code--cancelled
thirdParty.denied|The provider returns access_denied.|The form with all ways to log in is open||sign-in--other-ways--denied
thirdParty.refused|The returned state is not the one that this browser stored, or the service calls the request invalid.|The form with all ways to log in is open||sign-in--other-ways--denied
thirdParty.failed|The provider or the service returns another error.|The form with all ways to log in is open|finishOAuth2SignIn=failed|sign-in--other-ways--denied
thirdParty.pending|The service says that the account is pending deregistration, and the academy has codes.|The form for a code is open||
thirdParty.pendingWithoutCode|The same, in an academy without codes.|Ask the administrator||
thirdParty.storageBlocked|Writing the pending redirect throws, and not because the quota is used up.|Allow site data, then press the way again||
thirdParty.storageFull|Writing the pending redirect throws the quota's error.|Delete site data, then press the way again||
thirdParty.unavailable|The address asks for an account that the academy does not offer.|The form with all ways to log in is open||`,
  Session: `
session.ended|The service refuses the stored token.|The sign-in dialog is open||
session.storageBlocked|A trial write to local storage throws before a login.|Log in; the session ends with the page||
session.storageFull|The trial write throws the quota's error.|Log in; the session ends with the page||
session.notKept|Writing the session throws after a login.|The session ends with the page||
session.notKeptFull|The same, with the quota's error.|The session ends with the page||
session.cookieNotKept|The login cookie cannot be read after it was set.|Go on here; other pages may ask again||
session.cookieLeft|The login cookie can be read after it was removed.|Delete the site's cookies||`,
  Restoration: `
restore.codeIncorrect|The service refuses with its words for a wrong code.|The focus is in the code field|checkRestoreSmsCode=wrong|restoration--dialog--wrong-code
restore.sendFailed|The service refuses to send, without words.|Retry requests the code|sendRestoreSmsCode=refused|restoration--dialog--send-refused-silently
restore.mayBeRestored|The code was sent, and its answer is late, lost or unreadable.|Log in, or request another code|checkRestoreSmsCode=hang|restoration--dialog--check-timed-out`,
  'Joining an academy': `
join.realName.empty|The field is empty.|||pages--join-an-academy--required-missing
join.realName.characters|The name has characters that the contract excludes; the message lists them.||submitApplication=bad-name|pages--join-an-academy--rules-broken
join.realName.digits|The name has digits; the message lists them.|||pages--join-an-academy--rules-broken
join.realName.noLetter|The name has no letter.|||pages--join-an-academy--rules-broken
join.realName.tooLong|The name has more characters than the limit.|||pages--join-an-academy--rules-broken
join.gender.empty|Nothing is chosen.|||pages--join-an-academy--required-missing
join.reason.empty|The field is empty.|||pages--join-an-academy--required-missing
join.reason.code|The reason has HTML or script; the message quotes it.||submitApplication=bad-reason|pages--join-an-academy--rules-broken
join.reason.tooLong|The reason has more characters than the limit.|||pages--join-an-academy--reason-too-long
join.picture.problem.several|More than one file arrives.|Choose another file||
join.picture.problem.name|The name of the file is empty or too long.|Choose another file||
join.picture.problem.extension|The file name has another extension.|Choose another file||join--picture--wrong-extension
join.picture.problem.content|The first bytes are of another format.|Choose another file||join--picture--wrong-content
join.picture.problem.dimensions|The header gives a width or height outside the limits.|Choose another file||
join.picture.problem.size|The file is larger than 2 MB.|Choose another file|uploadImage=too-large|join--picture--too-large
join.picture.problem.empty|The file has no bytes.|Choose another file||
join.picture.problem.unreadable|Reading the file throws.|Choose another file||
join.picture.failed|The upload ends without an answer.|Retry uploads the same file|uploadImage=drop|join--picture--upload-failed
join.picture.notShown|The browser cannot decode the picture.|Choose another file||join--picture--gone
join.notSent|The service refuses the application.|Its words say why; submit again|submitApplication=refused|pages--join-an-academy--send-refused
join.uncertain|The application was sent, and no answer arrives.|Checks whether the application arrived|submitApplication=drop|pages--join-an-academy--send-unreachable
join.loadFailed|The earlier application cannot be loaded.|Retry loads it|getCurrentApplication=drop|pages--join-an-academy--load-failed
join.refused|The service says that the administrator refused.|Opens the form with what was sent|getCurrentApplication=refused|pages--join-an-academy--refused
join.noPermission.text|The service says that this account may not apply.|Go to the home page|submitApplication=no-permission|pages--join-an-academy--no-permission`,
  'Choosing participants': `
assign.content.empty|The field is empty.|||pages--assign-learning-content--required-missing
assign.content.tooLong|The name has more characters than the limit.|||pages--assign-learning-content--required-missing
assign.academies.empty|No academy is chosen.|||pages--assign-learning-content--required-missing
assign.academies.gone|The service says that a chosen academy was deleted.|Removes the deleted academies||
assign.participants.empty|Nothing is chosen.|||pages--assign-learning-content--required-missing
assign.participants.nobody|The service counts no people in the selection.|||
assign.participants.tooMany|More individual choices than can be assigned at once.|||pickers--too-many
pickers.headsUnknown|The request that counts the people fails.|Retry counts|summariseSelection=drop|pages--assign-learning-content--count-unknown
assign.notSent|The service refuses.|Its words say why; submit again||pages--assign-learning-content--refused
assign.uncertain|The assignment was sent, and no answer arrives.|Look at the assignments before submitting again||pages--assign-learning-content--uncertain
assign.quota|The service's code for a used-up quota.|Shows how to order more||pages--order-reminder--quota-used-up
assign.loadFailed|The permission cannot be loaded.|Retry loads it||pages--assign-learning-content--permission-unknown
assignments.loadFailed|The list cannot be loaded.|Retry loads it||pages--assignments--load-failed
pickers.queryFailed|The query of a list fails.|Retry repeats the query|queryMembers=drop|pickers--query-failed
pickers.tooMany|More members than may be chosen one by one.|Choose departments, or import||pickers--too-many
pickers.childrenFailed|The departments below cannot be loaded.|Opening the department again loads them|getDepartmentTree=drop|pickers--departments-failed
pickers.indirectMembershipFailed|The request for indirect members fails.|Retry repeats it||`,
  'Importing members': `
memberImport.problem.missing|No file is chosen.|Choose a file||import-of-members--file-missing
memberImport.problem.several|More than one file arrives.|Choose one file||
memberImport.problem.extension|The file name has another extension.|Choose another file||import-of-members--wrong-extension
memberImport.problem.empty|The file has no bytes, or no sheet has a row.|Choose another file||
memberImport.problem.noRows|The sheet has no row below its header.|Choose another sheet or header row||
memberImport.problem.size|The file is larger than the limit.|Choose another file||import-of-members--too-large
memberImport.problem.content|The first bytes are of another format.|Choose another file||import-of-members--web-page-as-xls
memberImport.problem.archive|The archive exceeds the limits of size or parts.|Choose another file||
memberImport.problem.protected|The workbook is encrypted; the reader cannot tell whether the built-in password opens it.|Choose another file||import-of-members--password-protected
memberImport.problem.password|The workbook is encrypted, and the built-in password does not open it.|Choose another file||import-of-members--password-protected
memberImport.problem.structure|The workbook is encrypted with the built-in password.|Choose another file||import-of-members--password-protected
memberImport.problem.old|The records are older than Excel 97.|Choose another file||
memberImport.problem.unreadable|A part of the workbook is missing or malformed.|Choose another file||
memberImport.problem.header|No row names a column that the contract knows.|Choose the column, or use the template||import-of-members--column-missing
memberImport.problem.columns|The sheet has more columns than the limit.|Choose another file||
memberImport.problem.tooMany|The sheet has more entries than the limit.|Choose another file||import-of-members--too-many-rows
memberImport.problem.slow|Reading the workbook takes longer than its limit.|Choose another file||
memberImport.mapping.missing|No column is chosen.|Choose a column||import-of-members--column-missing
memberImport.state.failed|The service stops the import.|Choose a file again||import-of-members--failed
memberImport.state.expired|The service says that the import expired.|Choose a file again||import-of-members--expired`,
  'Other pages': `
notFound.text|No page has the address.|Go to the home page||pages--not-found--not-found
crash.title|A part of the page throws.|Retry shows the part again||pages--crashed-region--crashed
crash.notLoaded|The code of a part does not arrive.|Retry loads it||pages--crashed-region--not-loaded
crash.unexpected|An error that no part catches.|Refresh the page||
protocol.failed|The document cannot be loaded.|Retry loads it|getAgreementText=drop|pages--agreement--failed
protocol.missing|The service has no document of this academy.|None||pages--agreement--missing
protocol.empty|The document has no text.|None||pages--agreement--empty
protocol.tooLarge|The document is over 512 KB.|Opens the original|getAgreementText=huge|pages--agreement--too-large`,
};

export const errorTexts = Object.entries(TEXTS).map(([title, lines]) => ({
  title,
  texts: lines
    .trim()
    .split('\n')
    .map((line): ErrorText => {
      const [key, cause = '', wayOut = '', outcome = '', story = ''] = line.split('|');
      return { key: key as PhraseKey, cause, wayOut: wayOut || CORRECT, outcome, story };
    }),
}));
