import type { Messages } from './messages';

export const de_DE: Messages = {
  appName: 'Akademie-App',
  smsText: (code) => `[Lernplattform] Ihr Bestätigungscode lautet ${code}. Er ist 5 Minuten gültig. Geben Sie ihn nicht weiter.`,
  emailText: (code) => `Guten Tag, Ihr Bestätigungscode für die Lernplattform lautet ${code}. Er ist 5 Minuten gültig. Falls Sie keinen Code angefordert haben, ignorieren Sie diese E-Mail.`,
  challengeWarning: 'Für dieses Konto wurden zu oft Codes angefordert. Bitte versuchen Sie es später erneut.',
  sliderRequired: 'Bitte schließen Sie zuerst die Schieberprüfung ab.',
  sliderWrong: 'Das Teil sitzt nicht an der richtigen Stelle. Bitte versuchen Sie es erneut.',
  sliderStale: 'Die Prüfung ist abgelaufen. Bitte wiederholen Sie sie.',
  sendRefused: 'An dieses Konto kann zurzeit kein Code gesendet werden. Verwenden Sie ein anderes oder wenden Sie sich an die Administration.',
  sendTooSoon: (seconds) => `Es wurde bereits ein Code gesendet. Bitte versuchen Sie es in ${seconds} s erneut.`,
  emailInvalid: 'Diese Adresse kann keine E-Mails empfangen. Bitte prüfen Sie sie.',
  codeWrong: 'Der Bestätigungscode ist falsch oder nicht mehr gültig.',
  codeLocked: 'Zu viele Fehlversuche. Bitte fordern Sie einen neuen Code an.',
  agreementMissing: 'Bitte stimmen Sie zuerst der Nutzungsvereinbarung und der Datenschutzerklärung zu.',
  signInFailing: 'Mit diesem Konto gibt es ein Problem, die Anmeldung ist nicht möglich. Wenden Sie sich an die Administration.',
  pendingDeregistration: 'Dieses Konto wird gerade gelöscht. Stellen Sie es wieder her, um sich anzumelden.',
  notSignedIn: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
  academyClosed: 'Diese Akademie ist noch nicht geöffnet.',
  serverBroken: 'Auf dem Server ist ein Fehler aufgetreten. Bitte versuchen Sie es später erneut.',
  notFound: 'Der angeforderte Dienst existiert nicht.',
  contractBroken: 'Die Anfrage ist ungültig.',
};
