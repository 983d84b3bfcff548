import type { AgreementTexts } from './agreementText';

export const de_DE: AgreementTexts = {
  updated: 'Stand:',
  service: {
    title: 'Nutzungsvereinbarung',
    intro:
      'Diese Vereinbarung regelt, wie Sie die Lernplattform und die Kurse von {academy} nutzen dürfen. Bitte lesen Sie sie vor der Registrierung. Wenn Sie das Kästchen auf der Anmeldeseite ankreuzen, stimmen Sie ihr zu.',
    sections: [
      {
        heading: '1. Leistungen',
        paragraphs: [
          'Auf der Plattform können Sie Kurse besuchen, Prüfungen ablegen, Zertifikate erhalten und Ihren Lernverlauf ansehen. Welche Funktionen Sie sehen, hängt von Ihrer Akademie ab.',
        ],
        items: [
          'Online-Kurse und Live-Unterricht',
          'Prüfungen, Aufgaben und Zertifikate',
          'Lernverlauf und Auswertungen',
        ],
      },
      {
        heading: '2. Ihr Konto',
        paragraphs: [
          'Sie registrieren sich mit Ihrer eigenen Mobilnummer oder E-Mail-Adresse und melden sich mit einem Bestätigungscode an. Jede Person hat nur ein Konto.',
          'Geben Sie Bestätigungscodes nicht weiter. Wenn Sie vermuten, dass jemand anderes Ihr Konto nutzt, informieren Sie sofort die Administration.',
        ],
      },
      {
        heading: '3. Nutzungsregeln',
        paragraphs: ['Bei der Nutzung der Plattform verpflichten Sie sich,'],
        items: [
          'Kursmaterial nicht ohne Erlaubnis zu kopieren, aufzuzeichnen oder zu verbreiten',
          'keine Prüfung für andere abzulegen oder ablegen zu lassen',
          'keine rechtswidrigen oder schädlichen Inhalte hochzuladen',
          'den Betrieb der Plattform nicht zu stören oder auszuspähen',
        ],
      },
      {
        heading: '4. Inhalte und Rechte',
        paragraphs: [
          'Die Kurse gehören ihren Urheberinnen und Urhebern oder der Akademie. Sie erhalten ein persönliches Nutzungsrecht zum Lernen, das mit Ihrer Mitgliedschaft endet. Was Sie selbst schreiben, bleibt Ihr Eigentum.',
        ],
      },
      {
        heading: '5. Löschung des Kontos',
        paragraphs: [
          'Sie können jederzeit die Löschung Ihres Kontos beantragen. Es wird nach 15 Kalendertagen automatisch gelöscht. Bis dahin können Sie es mit einem Bestätigungscode wiederherstellen.',
        ],
      },
      {
        heading: '6. Änderungen dieser Vereinbarung',
        paragraphs: [
          'Bei wesentlichen Änderungen bitten wir Sie bei der nächsten Anmeldung erneut um Zustimmung. Fragen beantwortet die Administration Ihrer Akademie.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Datenschutzerklärung',
    intro:
      'Diese Erklärung beschreibt, welche personenbezogenen Daten die Lernplattform für {academy} verarbeitet, wozu das geschieht und welche Wahlmöglichkeiten Sie haben.',
    sections: [
      {
        heading: '1. Welche Daten wir erheben',
        paragraphs: ['Wir erheben nur, was für den Dienst nötig ist:'],
        items: [
          'Ihre Mobilnummer oder E-Mail-Adresse für die Anmeldung',
          'Name, Anzeigename und Profilbild, sofern Sie diese angeben',
          'Lerndaten wie Fortschritt, Prüfungsergebnisse und Zertifikate',
          'technische Daten wie Sprache, Browsertyp und Zugriffszeit',
        ],
      },
      {
        heading: '2. Wie wir die Daten nutzen',
        paragraphs: [
          'Wir nutzen die Daten, um Bestätigungscodes zu senden, Kurse bereitzustellen, Zertifikate auszustellen und die Plattform zu schützen. Für Werbung verwenden wir sie nicht.',
        ],
      },
      {
        heading: '3. Wer die Daten sieht',
        paragraphs: [
          'Die Administration und die Lehrenden Ihrer Akademie können Ihre Lerndaten einsehen. An Dienstleister geben wir Daten nur im nötigen Umfang weiter, etwa um eine SMS zuzustellen.',
        ],
      },
      {
        heading: '4. Speicherung und Sicherheit',
        paragraphs: [
          'Daten werden verschlüsselt übertragen und so lange gespeichert, wie Ihr Konto besteht. Danach werden sie innerhalb von 15 Kalendertagen gelöscht oder anonymisiert, sofern das Gesetz nichts anderes verlangt.',
        ],
      },
      {
        heading: '5. Ihre Rechte',
        paragraphs: ['Sie können jederzeit'],
        items: [
          'Ihre Daten einsehen und berichtigen',
          'eine Kopie Ihrer Daten erhalten',
          'Ihre Einwilligung widerrufen',
          'die Löschung Ihres Kontos verlangen',
        ],
      },
      {
        heading: '6. Kontakt',
        paragraphs: [
          'Fragen zu dieser Erklärung richten Sie bitte an die Administration Ihrer Akademie. Wir antworten innerhalb von 15 Arbeitstagen.',
        ],
      },
    ],
  },
};
