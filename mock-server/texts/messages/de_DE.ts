import type { Messages } from './messageTypes';

export const de_DE: Messages = {
  appName: 'Akademie',
  smsText: (code) =>
    `[Lernplattform] Ihr Bestätigungscode lautet ${code}. Er ist 5 Minuten gültig. Geben Sie ihn nicht weiter.`,
  emailText: (code) =>
    `Guten Tag, Ihr Bestätigungscode für die Lernplattform lautet ${code}. Er ist 5 Minuten gültig. Falls Sie keinen Code angefordert haben, ignorieren Sie diese E-Mail.`,
  challengeWarning:
    'Für dieses Konto wurden zu oft Codes angefordert. Versuchen Sie es später erneut.',
  sliderRequired: 'Schließen Sie zuerst die Sicherheitsprüfung ab.',
  sliderWrong: 'Das Teil sitzt nicht an der richtigen Stelle. Versuchen Sie es erneut.',
  sliderStale: 'Die Prüfung ist abgelaufen. Wiederholen Sie sie.',
  sendRefused:
    'An dieses Konto kann zurzeit kein Code gesendet werden. Verwenden Sie ein anderes oder wenden Sie sich an die Administration.',
  sendTooSoon: (seconds) =>
    `Es wurde bereits ein Code gesendet. Versuchen Sie es in ${seconds} ${seconds === 1 ? 'Sekunde' : 'Sekunden'} erneut.`,
  emailInvalid: 'Diese Adresse kann keine E-Mails empfangen. Prüfen Sie sie.',
  phoneInvalid:
    'Mobilnummer ungültig. Geben Sie eine 11-stellige Mobilnummer aus Festlandchina ein.',
  codeWrong: 'Der Bestätigungscode ist falsch oder nicht mehr gültig.',
  codeLocked: 'Zu viele Fehlversuche. Fordern Sie einen neuen Code an.',
  agreementMissing:
    'Bitte stimmen Sie zuerst der Nutzungsvereinbarung und der Datenschutzerklärung zu.',
  signInFailing:
    'Mit diesem Konto gibt es ein Problem; die Anmeldung ist nicht möglich. Wenden Sie sich an die Administration.',
  pendingDeregistration:
    'Dieses Konto ist zur Löschung vorgemerkt. Stellen Sie es wieder her, um sich anzumelden.',
  qrExpired: 'Der QR-Code ist abgelaufen. Aktualisieren Sie ihn und scannen Sie erneut.',
  qrNotConfirmed: 'Bestätigen Sie die Anmeldung zuerst in der App.',
  nothingToRestore:
    'Dieses Konto ist nicht zur Löschung vorgemerkt; es gibt nichts wiederherzustellen.',
  restoreSmsText: (code) =>
    `[Lernplattform] Ihr Code zum Wiederherstellen des Kontos lautet ${code}. Er ist 5 Minuten gültig. Geben Sie ihn nicht weiter.`,
  restoreEmailText: (code) =>
    `Guten Tag, Ihr Code zum Wiederherstellen Ihres Kontos auf der Lernplattform lautet ${code}. Er ist 5 Minuten gültig. Falls Sie keinen Code angefordert haben, ignorieren Sie diese E-Mail.`,
  clientIpUnknown: 'Ihr Netzwerk konnte nicht erkannt werden. Versuchen Sie es später erneut.',
  imageName: 'Der Dateiname des Bildes darf höchstens 200 Zeichen haben.',
  imageExtension: 'Es können nur Bilder im Format JPG, JPEG oder PNG hochgeladen werden.',
  imageSize: 'Das Bild darf höchstens 2\u00a0MB groß sein.',
  imageContent: 'Der Inhalt des Bildes passt nicht zu seinem Format. Wählen Sie ein anderes.',
  imageDimensions:
    'Das Bild ist zu breit oder zu hoch. Verkleinern Sie es und laden Sie es erneut hoch.',
  imageUnknown: 'Das Bild existiert nicht oder ist nicht mehr verfügbar. Laden Sie es erneut hoch.',
  applicationWaiting:
    'Sie haben bereits einen Antrag gesendet. Bitte warten Sie, bis die Administration ihn geprüft hat.',
  noPermission: 'Keine Berechtigung',
  realNameInvalid: 'Der Name darf keine Sonderzeichen enthalten.',
  reasonInvalid: 'Geben Sie einen Grund ohne Programmcode an.',
  notSignedIn: 'Ihre Sitzung ist abgelaufen. Melden Sie sich erneut an.',
  academyClosed: 'Diese Akademie ist noch nicht geöffnet.',
  tooManyCalls: (seconds) =>
    `Zu viele Anfragen. Versuchen Sie es in ${seconds} ${seconds === 1 ? 'Sekunde' : 'Sekunden'} erneut.`,
  serverBroken: 'Auf dem Server ist ein Fehler aufgetreten. Versuchen Sie es später erneut.',
  selectorFilter: 'Diese Liste lässt sich so nicht filtern.',
  departmentGone: 'Die Abteilung existiert nicht oder wurde gelöscht.',
  academyTypes: {
    corporate: 'Unternehmensakademie',
    branch: 'Zweigstelle der Akademie',
    partner: 'Partnerakademie',
    campus: 'Bildungseinrichtung',
  },
  importExtension: 'Es können nur XLS- und XLSX-Dateien importiert werden.',
  importContent:
    'Die Datei ist keine Excel-Arbeitsmappe. Speichern Sie sie als XLSX oder XLS und versuchen Sie es erneut.',
  importSize: (megabytes) => `Die Datei darf höchstens ${megabytes}\u00a0MB groß sein.`,
  importMissing: 'Bitte laden Sie zuerst die Datei hoch',
  importKeyReused:
    'Dieser Import wurde bereits für eine andere Datei verwendet. Importieren Sie erneut.',
  importUnknown: 'Der Import existiert nicht oder wurde gelöscht.',
  importNotReady: 'Der Import ist noch nicht bereit. Versuchen Sie es später erneut.',
  importNotCancellable: 'Der Import läuft oder ist beendet und kann nicht abgebrochen werden.',
  importUnreadable:
    'Die Datei kann nicht gelesen werden. Prüfen Sie sie und importieren Sie erneut.',
  importEmpty: 'Die Datei enthält keine Daten zum Importieren.',
  importTooMany: (most) => `Es können höchstens ${most} Einträge auf einmal importiert werden.`,
  importFailed: 'Import fehlgeschlagen. Bitte importieren Sie erneut.',
  importReasons: {
    notFound: 'Das Konto existiert nicht',
    disabled: 'Das Konto ist deaktiviert',
    outOfScope: 'Außerhalb Ihres Verwaltungsbereichs',
    duplicate: 'Wiederholung einer früheren Zeile',
  },
  importReason: 'Fehlerursache',
  importTemplateName: 'importvorlage',
  importReportName: 'fehlerbericht',
  selectionEmpty: 'Wählen Sie Teilnehmende aus.',
  selectionTooMany:
    'Zu viele Personen auf einmal ausgewählt. Wählen Sie Abteilungen aus oder nutzen Sie den Sammelimport.',
  academiesMissing: 'Wählen Sie mindestens eine Akademie aus.',
  scopeContradicted: 'Die ausgewählten Abteilungen passen nicht zum Verwaltungsbereich.',
  quotaUsedUp: 'Das Kontingent der Akademie an Zusatzleistungen ist aufgebraucht.',
};
