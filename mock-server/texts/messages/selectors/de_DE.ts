import type { SelectorTexts } from './selectorTexts';

export const de_DE: SelectorTexts = {
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
    'Dieser Import wurde bereits für eine andere Datei verwendet. Bitte importieren Sie erneut.',
  importUnknown: 'Der Import existiert nicht oder wurde gelöscht.',
  importNotReady: 'Der Import ist noch nicht bereit. Bitte versuchen Sie es später erneut.',
  importNotCancellable: 'Der Import läuft oder ist beendet und kann nicht abgebrochen werden.',
  importUnreadable:
    'Die Datei kann nicht gelesen werden. Bitte prüfen Sie sie und importieren Sie erneut.',
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
  selectionEmpty: 'Bitte wählen Sie Teilnehmende aus.',
  selectionTooMany:
    'Zu viele Personen auf einmal ausgewählt. Wählen Sie Abteilungen aus oder nutzen Sie den Sammelimport.',
  academiesMissing: 'Bitte wählen Sie mindestens eine Akademie aus.',
  scopeContradicted: 'Die ausgewählten Abteilungen passen nicht zum Verwaltungsbereich.',
  quotaUsedUp: 'Das Kontingent der Akademie an Zusatzleistungen ist aufgebraucht.',
};
