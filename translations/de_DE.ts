import type { Phrases } from './phrases';

/**
 * German, formal address (Sie); field messages without a verb form of address where that is
 * shorter.
 */
export const de_DE: Phrases = {
  'common.cancel': 'Abbrechen',
  'common.close': 'Schließen',
  'common.dismissNotice': 'Hinweis schließen',
  'common.notices': 'Hinweise',
  'common.ok': 'OK',
  'common.platformName': 'Lernplattform',
  'common.refreshPage': 'Seite neu laden',
  'common.retry': 'Erneut versuchen',
  'common.required': 'Pflichtfeld',
  'common.remove': '%{name} entfernen',
  'common.back': 'Zurück',
  'common.goHome': 'Zur Startseite',
  'common.fillRequired': 'Bitte füllen Sie die Pflichtfelder aus',
  'common.correctFields': 'Korrigieren Sie Folgendes',
  'common.noPermission': 'Keine Berechtigung',
  'common.documentTitle': '%{title} – %{tenantName}',
  'common.errorTitle': 'Fehler: %{title}',
  'common.loading': 'Wird geladen\u00a0…',
  'common.notCopied':
    'Kopieren nicht möglich. Markieren Sie den Text und kopieren Sie ihn manuell.',
  'common.skipToContent': 'Zum Inhalt springen',

  'header.language': 'Sprache',
  'header.logIn': 'Anmelden',
  'header.logOut': 'Abmelden',
  'header.member': 'Lernende/r',

  'home.documentTitle': '%{tenantName}',
  'home.headline': 'Lernen, anwenden und wachsen mit %{tenantName}',
  'home.lead':
    'Kurse, Praktika und Zertifikate an einem Ort. Melden Sie sich an und machen Sie dort weiter, wo Sie aufgehört haben.',
  'home.hello': 'Willkommen, %{name}',
  'home.welcome': 'Willkommen zurück, %{name}',
  'home.helloUnnamed': 'Willkommen',
  'home.welcomeUnnamed': 'Willkommen zurück',
  'home.joinText': 'Füllen Sie einen Antrag aus. Die Administration der Akademie prüft ihn.',
  'home.application': 'Antrag ansehen',
  'home.next': 'Wie es weitergeht',
  'home.joinSentAt': 'Gesendet am %{time}',
  'home.step.learn.title': 'Lernen',
  'home.step.learn.text':
    'Wählen Sie Kurse, die zu Ihrer Tätigkeit und Ihren Interessen passen, und lernen Sie, wo immer Sie sind.',
  'home.step.practice.title': 'Anwenden',
  'home.step.practice.text':
    'Setzen Sie Gelerntes in echten Projekten um, begleitet von Lehrenden.',
  'home.step.certify.title': 'Zertifikat erhalten',
  'home.step.certify.text':
    'Bestehen Sie die Prüfung und erhalten Sie das Zertifikat Ihrer Akademie.',

  'assignments.title': 'Zuweisungen',
  'assignments.lead': '%{tenantName}: zugewiesene Lerninhalte, die neuesten zuerst.',
  'assignments.none': 'Es wurden noch keine Lerninhalte zugewiesen.',
  'assignments.at': 'Zugewiesen am',
  'assignments.loadFailed': 'Die Zuweisungen konnten nicht geladen werden',
  'assign.title': 'Lerninhalte zuweisen',
  'assign.lead':
    'Wählen Sie für %{tenantName}, was zugewiesen wird, wer es sehen kann und wer teilnimmt.',
  'assign.content': 'Lerninhalt',
  'assign.content.hint':
    'Name des Kurses, des Praktikums oder der Prüfung, wie ihn die Teilnehmenden sehen.',
  'assign.content.empty': 'Geben Sie den Namen des Lerninhalts ein',
  'assign.content.tooLong': 'Der Name des Lerninhalts darf höchstens %{limit} Zeichen lang sein',
  'assign.visibility': 'Sichtbarkeit',
  'assign.visibility.all': 'Alle',
  'assign.visibility.academy': 'Nur diese Akademie',
  'assign.visibility.areas': 'Bestimmte Akademien',
  'assign.academies.none': 'Noch keine Akademien ausgewählt',
  'assign.academies.empty': 'Wählen Sie mindestens eine Akademie aus',
  'assign.academies.gone': 'Entfernen Sie die gelöschten Akademien',
  'assign.certificate': 'Zertifikat',
  'assign.certificate.issued': 'Wird ausgestellt',
  'assign.certificate.notIssued': 'Wird nicht ausgestellt',
  'scope.label': 'Verwaltungsbereich',
  'scope.below': 'Diese Abteilung und untergeordnete Abteilungen',
  'scope.single': 'Nur diese Abteilung',
  'assign.scope.askTitle': 'Verwaltungsbereich wechseln?',
  'assign.scope.askText':
    'Die Auswahl der Gruppen wird aufgehoben, und für die ausgewählten Abteilungen gilt der neue Verwaltungsbereich. Ihre übrige Auswahl bleibt erhalten.',
  'assign.scope.cleared': 'Die Auswahl der Gruppen wurde aufgehoben',
  'assign.participants': 'Teilnehmende',
  'assign.participants.none': 'Noch keine Teilnehmenden ausgewählt',
  'assign.participants.empty': 'Wählen Sie mindestens eine teilnehmende Person aus',
  'assign.participants.nobody':
    'Diese Auswahl umfasst niemanden. Wählen Sie andere Teilnehmende aus.',
  'assign.participants.tooMany':
    'Zu viele Personen auf einmal ausgewählt. Wählen Sie Abteilungen aus oder nutzen Sie den Sammelimport.',
  'assign.heads': 'Insgesamt %{smart_count} Person |||| Insgesamt %{smart_count} Personen',
  'assign.kind.imports': 'Importe',
  'assign.kind.queries': 'Alle Suchergebnisse',
  'assign.kind.locked': 'Fest zugeordnet',
  'assign.kind.membersOut': 'Ausgenommene Mitglieder',
  'assign.kind.departmentsOut': 'Ausgenommene Abteilungen',
  'assign.gone': 'Gelöscht',
  'assign.goneCount': 'Gelöscht: %{count}',
  'assign.removeGone': 'Gelöschte Einträge entfernen',
  'assign.removed': 'Entfernt: %{name}',
  'assign.summary': 'Übersicht',
  'assign.submit': 'Zuweisen',
  'assign.submitting': 'Wird zugewiesen\u00a0…',
  'assign.notSent': 'Der Inhalt wurde nicht zugewiesen',
  'assign.uncertain': 'Es konnte nicht festgestellt werden, ob der Inhalt zugewiesen wurde',
  'assign.uncertain.text':
    'Ihre Auswahl bleibt erhalten. Vergewissern Sie sich vor einem erneuten Versuch, dass der Inhalt nicht schon zugewiesen wurde.',
  'assign.kept': 'Ihre Auswahl bleibt erhalten.',
  'assign.quota':
    'Das Kontingent der Akademie an Zusatzleistungen ist aufgebraucht; der Inhalt wurde nicht zugewiesen. Ihre Auswahl bleibt erhalten.',
  'assign.done': 'Der Lerninhalt wurde zugewiesen',
  'assign.done.text':
    'Zugewiesen an %{smart_count} Person. |||| Zugewiesen an %{smart_count} Personen.',
  'assign.done.next': 'Sie finden den Inhalt unter „Zuweisungen“.',
  'assign.another': 'Weiteren Inhalt zuweisen',
  'assign.anonymous': 'Melden Sie sich an, um Lerninhalte zuzuweisen',
  'assign.anonymous.text':
    'Nur die Administration der Akademie kann Lerninhalte zuweisen. Nach der Anmeldung kehren Sie hierher zurück, und Ihre Auswahl bleibt erhalten.',
  'assign.noPermission.text':
    'Nur die Administration der Akademie kann Lerninhalte zuweisen. Wenden Sie sich an die Administration, wenn Sie Zugriff benötigen.',
  'assign.loading': 'Ihre Berechtigung wird geprüft\u00a0…',
  'assign.loadFailed': 'Ihre Berechtigung konnte nicht geprüft werden',

  'order.title': 'Hinweis zu Zusatzleistungen',
  'order.text':
    'Das Kontingent der Akademie an Zusatzleistungen ist aufgebraucht. Bestellen Sie nach, um fortzufahren; Ihre Eingaben bleiben erhalten.',
  'order.newTab': 'Die Bestellseite öffnet sich in einem neuen Tab.',
  'order.whoOrders':
    'Wenden Sie sich für eine Nachbestellung an die Person in Ihrer Organisation, die den Vertrag der Akademie mit der Plattform betreut.',
  'order.now': 'Jetzt bestellen',
  'order.ok': 'Verstanden',

  'notFound.title': 'Seite nicht gefunden',
  'notFound.text': 'Die Adresse ist falsch oder die Seite wurde entfernt.',

  'pickers.chooseParticipants': 'Teilnehmende auswählen',
  'pickers.chooseAcademies': 'Akademien auswählen',
  'pickers.kinds': 'Arten von Teilnehmenden',
  'pickers.tab.members': 'Mitglieder',
  'pickers.tab.departments': 'Abteilungen',
  'pickers.tab.groups': 'Gruppen',
  'pickers.tab.prerequisites': 'Voraussetzungen',
  'pickers.tab.roles': 'Rollen',
  'pickers.tab.visitors': 'Gäste',
  'pickers.tab.academies': 'Akademien',
  'pickers.one.members': 'Mitglied',
  'pickers.one.departments': 'Abteilung',
  'pickers.one.groups': 'Gruppe',
  'pickers.one.prerequisites': 'Voraussetzung',
  'pickers.one.roles': 'Rolle',
  'pickers.one.visitors': 'Gast',
  'pickers.one.academies': 'Akademie',
  'pickers.search': 'Suchen',
  'pickers.searchIn': 'Suchen in',
  'pickers.allFields': 'Alle Felder',
  'pickers.createdByMe': 'Nur von mir erstellte',
  'pickers.batchSearch': 'Sammelsuche',
  'pickers.clear': 'Auswahl aufheben',
  'pickers.undo': 'Rückgängig',
  'pickers.selected': 'Ausgewählt',
  'pickers.alreadySelected': 'Bereits ausgewählt',
  'pickers.nothingSelected': 'Noch nichts ausgewählt',
  'pickers.selectRow': '%{name} auswählen',
  'pickers.selectPage': 'Diese Seite auswählen',
  'pickers.rowKeys': 'Die Pfeiltasten wechseln die Zeile, Bild auf und Bild ab die Seite.',
  'pickers.selectAll':
    '%{smart_count} Ergebnis auswählen |||| Alle %{smart_count} Ergebnisse auswählen',
  'pickers.results': 'Ergebnisse: %{n}',
  'pickers.firstFew': 'Nur die ersten %{n} werden angezeigt. Grenzen Sie die Suche ein.',
  'pickers.nothing': 'Noch keine Einträge',
  'pickers.nothingFound': 'Keine Ergebnisse gefunden',
  'pickers.queryFailed':
    'Die Suche ist fehlgeschlagen. Geben Sie den vollständigen Suchbegriff ein oder wählen Sie einen anderen Filter.',
  'pickers.pagination': 'Seitennavigation',
  'pickers.pageSize': 'Einträge pro Seite',
  'pickers.perPage': '%{n} pro Seite',
  'pickers.previousPage': 'Vorherige Seite',
  'pickers.nextPage': 'Nächste Seite',
  'pickers.page': 'Seite %{page}',
  'pickers.range': '%{from}–%{to} von %{total}',
  'pickers.columns': 'Spalten',
  'pickers.columnEarlier': '%{column} nach links',
  'pickers.columnLater': '%{column} nach rechts',
  'pickers.columnMoved': '%{column} ist jetzt Spalte %{place}',
  'pickers.column.name': 'Bezeichnung',
  'pickers.column.person': 'Name',
  'pickers.column.nickName': 'Anzeigename',
  'pickers.column.jobNumber': 'Personalnummer',
  'pickers.column.account': 'Konto',
  'pickers.column.employeeAccount': 'Mitarbeiterkonto',
  'pickers.column.department': 'Abteilung',
  'pickers.column.headCount': 'Personenzahl',
  'pickers.column.number': 'Nummer',
  'pickers.column.creator': 'Erstellt von',
  'pickers.column.type': 'Typ',
  'pickers.locked': 'Fest zugeordnet, nicht änderbar',
  'pickers.disabled': 'Deaktiviert',
  'pickers.gone': 'Gelöscht',
  'pickers.heads': 'Personen: %{n}',
  'pickers.headsChosen': 'Teilnehmende: %{n}',
  'pickers.counting': 'Personen werden gezählt\u00a0…',
  'pickers.headsUnknown': 'Die Personenzahl ist zurzeit nicht verfügbar.',
  'pickers.import': 'Importierte Mitglieder',
  'pickers.importOf': 'Importierte Mitglieder: %{n}',
  'pickers.allOf': '%{list}: alle',
  'pickers.allMatching': '%{list}: alle Ergebnisse für „%{keyword}“',
  'pickers.except': 'Ausgenommen: %{n}',
  'pickers.without': 'Ausgenommen',
  'pickers.tooMany':
    'Zu viele Personen auf einmal ausgewählt (%{count}, höchstens %{limit}). Wählen Sie Abteilungen aus oder nutzen Sie den Sammelimport.',
  'pickers.childrenFailed':
    'Die untergeordneten Abteilungen konnten nicht geladen werden. Klappen Sie die Abteilung zu und wieder auf.',
  'pickers.discardTitle': 'Änderungen verwerfen?',
  'pickers.discardText': 'Ihre Änderungen an dieser Auswahl gehen verloren.',
  'pickers.discard': 'Verwerfen',
  'pickers.keepChoosing': 'Weiter auswählen',
  'pickers.batchLabel': 'Gesuchte Namen, Nummern oder E-Mail-Adressen',
  'pickers.batchHint':
    'Trennen Sie die Einträge durch Leerzeichen, Komma oder Semikolon. Setzen Sie Einträge mit Leerzeichen in Anführungszeichen.',
  'pickers.batchFind': 'Suchen (%{n})',
  'pickers.batchNames': 'Einträge: %{n}',
  'pickers.batchToChoose': 'Mehrere Treffer: %{n}',
  'pickers.batchRepeated': 'Doppelt: %{n}',
  'pickers.batchFound': 'Gefunden: %{n}',
  'pickers.batchAlready': 'Bereits ausgewählt: %{n}',
  'pickers.batchAmbiguous': 'Für „%{token}“ gibt es mehrere Treffer (%{n}). Wählen Sie aus:',
  'pickers.batchDisabled': 'Deaktiviert: %{n}',
  'pickers.batchOutOfScope': 'Außerhalb Ihres Verwaltungsbereichs: %{n}',
  'pickers.batchNotFound': 'Nicht gefunden: %{n}',
  'pickers.batchRest': 'Noch nicht gesucht: %{n}',
  'pickers.batchMore': 'Weitere: %{n}',
  'pickers.batchAdd': 'Hinzufügen (%{n})',
  'pickers.batchNothingToAdd': 'Es gibt nichts hinzuzufügen',
  'pickers.copyNotFound': 'Nicht gefundene Einträge kopieren',
  'pickers.copied': 'Kopiert',
  'pickers.filters': 'Filter',
  'pickers.filtersSet': 'Filter (%{n})',
  'pickers.clearFilters': 'Filter zurücksetzen',
  'pickers.okCount': 'OK (%{n})',
  'pickers.filterDepartment': 'Nach Abteilung filtern',
  'pickers.departmentIs': 'Abteilung: %{name}',
  'pickers.filterScope': 'Einbezogene Abteilungen',
  'pickers.filterClear': 'Abteilungsfilter zurücksetzen',
  'pickers.indirectMembership': 'Ausgewählt über: %{what}',
  'pickers.indirectMembershipFailed':
    'Zurzeit lässt sich nicht anzeigen, welche Mitglieder bereits durch Gruppen, Voraussetzungen, Rollen oder Importe ausgewählt sind.',
  'pickers.clearSearch': 'Suche löschen',
  'pickers.resetSearch': 'Suche zurücksetzen',

  'crash.title': 'Hier ist ein Fehler aufgetreten',
  'crash.text': 'Versuchen Sie es erneut. Wenn das nicht hilft, laden Sie die Seite neu.',
  'crash.notLoaded': 'Dieser Teil der Seite konnte nicht geladen werden',
  'crash.notLoadedText':
    'Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut. Möglicherweise gibt es eine neuere Version: Laden Sie die Seite neu.',
  'crash.unexpected':
    'Auf dieser Seite ist ein unerwarteter Fehler aufgetreten. Falls etwas nicht reagiert, laden Sie die Seite neu.',

  'memberImport.title': 'Sammelimport',
  'memberImport.intro':
    'Laden Sie die Vorlage herunter, tragen Sie je Zeile eine Person ein und laden Sie die Datei hoch. Format XLS oder XLSX, höchstens %{most} Einträge und %{total}\u00a0MB.',
  'memberImport.template': 'Vorlage herunterladen',
  'memberImport.choose': 'Datei auswählen',
  'memberImport.drop': 'oder hier ablegen',
  'memberImport.checking': 'Datei wird geprüft\u00a0…',
  'memberImport.counted': 'Geprüfte Zeilen: %{count}',
  'memberImport.file': 'Ausgewählte Datei',
  'memberImport.lostFile':
    'Wählen Sie diese Datei erneut aus: %{name}. Ihre Einstellungen dafür sind erhalten geblieben.',
  'memberImport.rows': 'Datenzeilen: %{count}',
  'memberImport.sheet': 'Tabellenblatt',
  'memberImport.sheet.read': 'Gelesenes Tabellenblatt: %{name}; Kopfzeile in Zeile %{row}',
  'memberImport.sheet.others':
    'Weitere sichtbare Tabellenblätter in dieser Datei: %{count}. Nur das gewählte Tabellenblatt wird importiert.',
  'memberImport.hiddenRows':
    'Durch Filter oder manuell ausgeblendete Zeilen: %{count}. Sie werden ebenfalls importiert.',
  'memberImport.preview': 'Die ersten Zeilen der Datei',
  'memberImport.columnName': 'Spalte %{number}',
  'memberImport.headerRow': 'Kopfzeile',
  'memberImport.headerRow.option': 'Zeile %{row}: %{text}',
  'memberImport.identifies': 'Identifiziert Personen',
  'memberImport.duplicates':
    'Zeilen mit doppeltem Konto: %{count}. Jedes Konto wird nur einmal importiert.',
  'memberImport.macros': 'Die Datei enthält Makros. Sie werden nicht ausgeführt.',
  'memberImport.mapping': 'Spalte zur Identifizierung der Personen',
  'memberImport.mapping.hint':
    'Die Kopfzeile entspricht nicht der Vorlage. Wählen Sie die Spalte mit Konten, Personalnummern, E-Mail-Adressen oder Mobilnummern.',
  'memberImport.mapping.any':
    'Jede Zelle dieser Spalte kann ein Konto, eine Personalnummer, eine E-Mail-Adresse oder eine Mobilnummer enthalten.',
  'memberImport.mapping.several':
    'In jeder Zeile identifiziert die erste ausgefüllte dieser Spalten die Person.',
  'memberImport.mapping.none': 'Spalte auswählen',
  'memberImport.mapping.missing': 'Wählen Sie zuerst die Spalte zur Identifizierung der Personen',
  'memberImport.import': 'Importieren',
  'memberImport.progress': 'Importfortschritt',
  'memberImport.cancel': 'Import abbrechen',
  'memberImport.uploading': 'Wird hochgeladen\u00a0…',
  'memberImport.upload.stopped':
    'Der Upload wurde abgebrochen. Sie können die Datei erneut hochladen.',
  'memberImport.state.asking': 'Stand des Imports wird abgefragt\u00a0…',
  'memberImport.state.uploaded': 'Die Datei wurde hochgeladen',
  'memberImport.state.queued': 'In der Warteschlange\u00a0…',
  'memberImport.state.validating': 'Konten werden geprüft\u00a0…',
  'memberImport.state.ready': 'Prüfung abgeschlossen. Bestätigen Sie den Import.',
  'memberImport.state.nothing':
    'Prüfung abgeschlossen. Keines dieser Konten kann importiert werden. Wählen Sie eine andere Datei.',
  'memberImport.state.committing': 'Import läuft\u00a0…',
  'memberImport.state.done': 'Import abgeschlossen',
  'memberImport.state.failed': 'Import fehlgeschlagen. Bitte starten Sie den Import erneut.',
  'memberImport.state.cancelled': 'Der Import wurde abgebrochen',
  'memberImport.state.expired': 'Der Import ist abgelaufen. Laden Sie die Datei erneut hoch.',
  'memberImport.result': 'Importierte Konten: %{success}. Nicht vorhandene Konten: %{missing}.',
  'memberImport.figure.total': 'Konten',
  'memberImport.figure.success': 'Importierbar',
  'memberImport.figure.imported': 'Importiert',
  'memberImport.figure.notFound': 'Nicht vorhanden',
  'memberImport.figure.disabled': 'Deaktiviert',
  'memberImport.figure.outOfScope': 'Außerhalb Ihres Bereichs',
  'memberImport.figure.duplicate': 'Doppelte Zeilen',
  'memberImport.report': 'Fehlerbericht herunterladen',
  'memberImport.again': 'Andere Datei auswählen',
  'memberImport.details': 'Ergebnisse je Zeile',
  'memberImport.details.filter': 'Anzeigen',
  'memberImport.details.row': 'Zeile',
  'memberImport.details.reason': 'Grund',
  'memberImport.details.empty': 'Keine passenden Zeilen',
  'memberImport.reason.notFound': 'Das Konto existiert nicht',
  'memberImport.reason.disabled': 'Das Konto ist deaktiviert',
  'memberImport.reason.outOfScope': 'Außerhalb Ihres Verwaltungsbereichs',
  'memberImport.reason.duplicate': 'Duplikat einer früheren Zeile',
  'memberImport.problem.missing': 'Bitte laden Sie zuerst die Datei hoch',
  'memberImport.problem.several': 'Wählen Sie nur eine Datei aus',
  'memberImport.problem.extension':
    'Es können nur XLS- und XLSX-Dateien importiert werden. Speichern Sie die Datei in einer Tabellenkalkulation als XLSX und wählen Sie sie erneut aus.',
  'memberImport.problem.empty':
    'Die Datei ist leer oder enthält keine Daten. Ergänzen Sie die Daten und wählen Sie die Datei erneut aus.',
  'memberImport.problem.size': 'Die Datei darf nicht größer als %{total}\u00a0MB sein',
  'memberImport.problem.content':
    'Der Inhalt der Datei passt nicht zu ihrer Endung. Speichern Sie die Datei in einer Tabellenkalkulation als XLSX und wählen Sie sie erneut aus.',
  'memberImport.problem.archive':
    'Die Datei ist nach dem Entpacken zu groß oder hat zu viele Teile. Kopieren Sie die Liste in eine neue Datei.',
  'memberImport.problem.protected':
    'Die Datei ist verschlüsselt: Entweder ist ein Kennwort gesetzt, oder die Struktur oder die Fenster der Arbeitsmappe sind geschützt. Kopieren Sie die Liste in eine neue Datei.',
  'memberImport.problem.password':
    'Die Datei ist mit einem Kennwort geschützt. Entfernen Sie das Kennwort oder kopieren Sie die Liste in eine neue Datei.',
  'memberImport.problem.structure':
    'Die Datei ist verschlüsselt, weil die Struktur oder die Fenster der Arbeitsmappe geschützt sind. Kopieren Sie die Liste in eine neue Datei.',
  'memberImport.problem.old':
    'Die Datei wurde mit Excel\u00a095 oder einer älteren Version gespeichert und kann nicht gelesen werden. Speichern Sie sie in einer Tabellenkalkulation als XLSX und wählen Sie sie erneut aus.',
  'memberImport.problem.unreadable':
    'Die Datei konnte nicht gelesen werden. Speichern Sie sie in einer Tabellenkalkulation als XLSX und versuchen Sie es erneut.',
  'memberImport.problem.header':
    'Die Kopfzeile des Tabellenblatts wurde nicht erkannt. Nutzen Sie die Vorlage.',
  'memberImport.problem.noRows':
    'Unter der Kopfzeile des Tabellenblatts stehen keine Zeilen. Ergänzen Sie die Daten, oder wählen Sie ein anderes Tabellenblatt oder eine andere Kopfzeile.',
  'memberImport.problem.columns':
    'Ein Tabellenblatt darf höchstens %{most} Spalten haben. Nutzen Sie die Vorlage.',
  'memberImport.problem.tooMany':
    'Es können höchstens %{most} Einträge auf einmal importiert werden',
  'memberImport.problem.slow':
    'Die Prüfung der Datei dauerte zu lange und wurde abgebrochen. Nutzen Sie die Vorlage.',

  'mobile.empty.check': 'Geben Sie Ihre Mobilnummer ein',
  'mobile.check':
    'Mobilnummer ungültig. Geben Sie eine 11-stellige Mobilnummer aus Festlandchina ein.',
  'signIn.numberCut':
    'Nicht alles passte in das Feld: Eine Mobilnummer hat 11 Ziffern. Prüfen Sie die Nummer.',
  'email.empty.check': 'Geben Sie Ihre E-Mail-Adresse ein',
  'email.check': 'E-Mail-Adresse ungültig',
  'code.empty.check': 'Geben Sie den Bestätigungscode ein',
  'code.length.check': 'Bitte geben Sie den richtigen Bestätigungscode ein',
  'yzm.check.error': 'SMS-Code falsch oder nicht mehr gültig',
  'yzm.check.error.email': 'E-Mail-Code falsch oder nicht mehr gültig',
  'login.failed': 'Anmeldung fehlgeschlagen',

  'signIn.mobileNumber': 'Mobilnummer',
  'signIn.countryCode': 'Festlandchina (+86)',
  'signIn.email': 'E-Mail',
  'signIn.verificationCode': 'Bestätigungscode',
  'signIn.getCode': 'Code anfordern',
  'signIn.resend': 'Neuer Code',
  'signIn.resendIn': 'Neuer Code in %{seconds}\u00a0s',
  'signIn.getCodeAgain': 'Neuen Code anfordern',
  'signIn.canResend': 'Sie können jetzt einen neuen Code anfordern',
  'signIn.codeSent':
    'Code gesendet. Er ist %{smart_count} Minute gültig. |||| Code gesendet. Er ist %{smart_count} Minuten gültig.',
  'signIn.codeSentCorporate':
    'Code an Ihr Firmenpostfach gesendet. Er ist %{smart_count} Minute gültig. Prüfen Sie Ihren Posteingang. |||| Code an Ihr Firmenpostfach gesendet. Er ist %{smart_count} Minuten gültig. Prüfen Sie Ihren Posteingang.',
  'signIn.codeMayHaveExpired':
    'Dieser Code ist möglicherweise abgelaufen. Wird er nicht akzeptiert, fordern Sie einen neuen an.',
  'signIn.codeMayBeUsed':
    'Der Server hat nicht rechtzeitig geantwortet; der Code wurde möglicherweise bereits verwendet. Fordern Sie einen neuen an.',
  'signIn.failedCodeMayBeUsed':
    'Anmeldung fehlgeschlagen. Der Code wurde möglicherweise bereits verwendet. Fordern Sie einen neuen an.',
  'signIn.codeHint': 'Sechs Zeichen',
  'signIn.clipboardBlocked':
    'Aus Sicherheitsgründen sind Einfügen, Kopieren und Ausschneiden in diesem Feld deaktiviert. Geben Sie den Code von Hand ein.',
  'signIn.codeNotReceived': 'Keinen Code erhalten?',
  'signIn.lead': 'Anmelden oder registrieren und loslernen',
  'signIn.done': 'Angemeldet',
  'signIn.submit': 'Anmelden / Registrieren',
  'signIn.switchToEmail': 'Mit E-Mail anmelden',
  'signIn.switchToPhone': 'Mit Mobilnummer anmelden',
  'signIn.fillPhoneAndCode': 'Geben Sie zuerst Mobilnummer und Bestätigungscode ein',
  'signIn.fillEmailAndCode': 'Geben Sie zuerst E-Mail-Adresse und Bestätigungscode ein',
  'signIn.smsNotSent': 'Der SMS-Bestätigungscode wurde nicht gesendet',
  'signIn.emailNotSent': 'Der E-Mail-Bestätigungscode wurde nicht gesendet',
  'signIn.sentTo': 'Gesendet an %{to} um %{time}\u00a0Uhr',
  'signIn.sentValid':
    'Der Code ist %{smart_count} Minute gültig, bis %{time}\u00a0Uhr |||| Der Code ist %{smart_count} Minuten gültig, bis %{time}\u00a0Uhr',
  'signIn.editPhone': 'Mobilnummer ändern',
  'signIn.editEmail': 'E-Mail-Adresse ändern',
  'signIn.getBySms': 'Code stattdessen per SMS erhalten',
  'signIn.getByEmail': 'Code stattdessen per E-Mail erhalten',

  'agreement.label': 'Ich habe %{serviceName} und %{privacyName} gelesen und stimme beiden zu',
  'agreement.askTitle': 'Bitte stimmen Sie zuerst zu: %{serviceName} und %{privacyName}',
  'agreement.askText':
    'Mit „OK“ bestätigen Sie, dass Sie die beiden Dokumente gelesen haben und ihnen zustimmen. Danach wird Ihr Vorgang fortgesetzt.',
  'agreement.serviceName': 'Nutzungsvereinbarung',
  'agreement.privacyName': 'Datenschutzerklärung',

  'thirdParty.title': 'Weitere Anmeldeoptionen',
  'thirdParty.enterprise': 'Unternehmenskonto',
  'thirdParty.enterpriseHint':
    'Mit dem Konto anmelden, das Sie von Ihrem Unternehmen erhalten haben',
  'thirdParty.w3': 'W3-Konto',
  'thirdParty.uniportal': 'Uniportal-Konto',
  'thirdParty.portalHint': 'Mit Ihrem Konto im Unternehmensportal anmelden',
  'thirdParty.provider': 'Plattformkonto',
  'thirdParty.providerHint': 'Mit Ihrem Plattformkonto anmelden',
  'thirdParty.vendor': '%{product} ID',
  'thirdParty.vendorHint': 'Mit dem %{product}-Konto Ihres Geräts anmelden',
  'thirdParty.lastUsed': 'Zuletzt verwendet',
  'thirdParty.leaving': 'Sie werden zur Anmeldeseite weitergeleitet\u00a0…',
  'thirdParty.askTitle': 'Als %{name} anmelden?',
  'thirdParty.askUnknown': 'Mit dem Konto von der anderen Seite anmelden?',
  'thirdParty.askReplaces': 'Sie sind als %{name} angemeldet. Mit „OK“ wechseln Sie das Konto.',
  'thirdParty.askSameName': 'Das Konto von der anderen Seite hat denselben Namen',
  'thirdParty.completing': 'Sie werden angemeldet\u00a0…',
  'thirdParty.denied':
    'Die Anmeldung wurde auf der anderen Seite abgebrochen oder abgelehnt. Versuchen Sie es erneut oder wählen Sie eine andere Anmeldeoption.',
  'thirdParty.pending':
    'Dieses Konto ist zur Löschung vorgemerkt. Melden Sie sich mit einem Bestätigungscode an, um es wiederherzustellen.',
  'thirdParty.pendingWithoutCode':
    'Dieses Konto ist zur Löschung vorgemerkt. Wenden Sie sich an die Administration Ihrer Akademie, um es wiederherzustellen.',
  'thirdParty.refused': 'Die Anmeldung konnte nicht bestätigt werden. Melden Sie sich erneut an.',
  'thirdParty.failed':
    'Die Anmeldung auf der anderen Seite war nicht erfolgreich. Versuchen Sie es erneut oder wählen Sie eine andere Anmeldeoption.',
  'thirdParty.cameBack':
    'Die Anmeldung ist noch nicht abgeschlossen. Wählen Sie eine Anmeldeoption, um fortzufahren.',
  'thirdParty.unavailable':
    'Die Anmeldung mit einem Unternehmenskonto ist hier nicht möglich. Wählen Sie eine andere Anmeldeoption.',
  'thirdParty.storageBlocked':
    'Ihr Browser blockiert die lokale Speicherung, die diese Anmeldeoption braucht. Lassen Sie Websitedaten im Browser zu oder wählen Sie eine andere Anmeldeoption.',
  'thirdParty.storageFull':
    'Diese Anmeldeoption braucht Speicherplatz im Browser, aber für diese Website ist keiner mehr frei. Löschen Sie die Daten dieser Website im Browser oder wählen Sie eine andere Anmeldeoption.',

  'verification.title': 'Sicherheitsprüfung',
  'slider.label': 'Teil verschieben, um das Bild zu vervollständigen',
  'slider.hint':
    'Ziehen Sie den Griff oder verwenden Sie die Pfeiltasten oder die Schaltflächen, bis das Teil die Lücke füllt',
  'slider.moveLeft': 'Nach links',
  'slider.moveRight': 'Nach rechts',
  'verification.verify': 'Prüfen',
  'slider.newPicture': 'Neues Bild',
  'slider.picture': 'Bild mit einer Lücke',
  'slider.position': 'Position %{position} von %{maximum}',
  'slider.loading': 'Bild wird geladen\u00a0…',
  'slider.failed': 'Das Bild konnte nicht geladen werden. Fordern Sie ein neues an.',
  'slider.otherWay': 'Bild lässt sich nicht vervollständigen?',

  'restore.title': 'Konto wiederherstellen',
  'restore.step': 'Schritt %{step} von %{total}',
  'restore.noticeTitle': 'Konto zur Löschung vorgemerkt',
  'restore.pending': 'Für das Konto %{account} wurde die Löschung beantragt.',
  'restore.grace':
    'Das Konto wird %{smart_count} Kalendertag nach dem Antrag automatisch gelöscht. |||| Das Konto wird %{smart_count} Kalendertage nach dem Antrag automatisch gelöscht.',
  'restore.daysLeft':
    'Noch %{smart_count} Tag, um Ihr Konto wiederherzustellen |||| Noch %{smart_count} Tage, um Ihr Konto wiederherzustellen',
  'restore.lastDay': 'Letzter Tag, um Ihr Konto wiederherzustellen',
  'restore.endsAt': 'Es wird am %{moment} gelöscht.',
  'restore.howTo':
    'Zum Wiederherstellen bestätigen Sie mit einem Bestätigungscode, dass es Ihnen gehört. Im nächsten Schritt senden wir Ihnen den Code.',
  'restore.continue': 'Weiter',
  'restore.notNow': 'Nicht jetzt',
  'restore.codeGoesTo':
    'Um zu bestätigen, dass das Konto Ihnen gehört, fordern Sie einen Bestätigungscode an und geben Sie ihn ein. Er wird an %{account} gesendet.',
  'restore.codeIncorrect': 'Der Bestätigungscode ist falsch',
  'restore.sendFailed': 'Senden fehlgeschlagen. Versuchen Sie es erneut.',
  'restore.mayBeRestored':
    'Der Server hat nicht wie erwartet geantwortet; das Konto ist möglicherweise schon wiederhergestellt. Melden Sie sich an oder fordern Sie einen neuen Code an.',
  'restore.verifiedTitle': 'Sicherheitsprüfung bestanden',
  'restore.succeeded': 'Das Konto wurde wiederhergestellt. Bitte melden Sie sich erneut an.',
  'restore.logInAgain': 'Erneut anmelden',
  'qr.toQr': 'Mit QR-Code anmelden',
  'qr.toCode': 'Mit Code anmelden',
  'qr.image': 'QR-Code zum Anmelden',
  'qr.loading': 'QR-Code wird geladen\u00a0…',
  'qr.scanWith': 'Scannen Sie mit der App %{appName}',
  'qr.scanWithSchool': 'Scannen Sie mit %{appName}, der App Ihrer Bildungseinrichtung',
  'qr.scanWithAny': 'Scannen Sie mit der App Ihrer Akademie',
  'qr.site': 'Sie melden sich bei %{host} an',
  'qr.ownPage': 'Scannen Sie nur, wenn Sie diese Seite selbst geöffnet haben',
  'qr.expired': 'QR-Code abgelaufen',
  'qr.clickToRefresh': 'Zum Aktualisieren klicken',
  'qr.refresh': 'Aktualisieren',
  'qr.scanned': 'Scan erfolgreich. Bitte bestätigen Sie in der App.',
  'qr.confirmed': 'Bestätigt. Sie werden angemeldet\u00a0…',
  'qr.cancelled': 'Anmeldung abgebrochen',
  'qr.cancel': 'Anmeldung abbrechen',

  'browserOpen.title': 'Scannen Sie diesen QR-Code mit der App',
  'browserOpen.named': 'Öffnen Sie die App %{appName} und scannen Sie den QR-Code noch einmal.',
  'browserOpen.school':
    'Öffnen Sie %{appName}, die App Ihrer Bildungseinrichtung, und scannen Sie den QR-Code noch einmal.',
  'browserOpen.any': 'Öffnen Sie die App Ihrer Akademie und scannen Sie den QR-Code noch einmal.',
  'browserOpen.reason':
    'Der Link hat sich in einem Browser geöffnet. Die Anmeldung mit QR-Code funktioniert nur in der App; auf dieser Seite ist keine Anmeldung möglich.',
  'browserOpen.warning':
    'Scannen Sie nur QR-Codes auf einer Anmeldeseite, die Sie selbst geöffnet haben. Scannen Sie keinen Code und öffnen Sie keinen Link, den Ihnen jemand geschickt hat: Diese Person könnte sich in Ihrem Konto anmelden.',

  'error.unreachable':
    'Der Server ist nicht erreichbar. Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
  'error.timeout': 'Der Server hat nicht rechtzeitig geantwortet. Versuchen Sie es erneut.',
  'error.offline':
    'Sie sind offline. Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
  'error.unreadable':
    'Der Server hat eine unerwartete Antwort gesendet. Versuchen Sie es später erneut.',
  'error.refused': 'Die Aktion konnte nicht ausgeführt werden. Versuchen Sie es später erneut.',
  'error.tooMany':
    'Zu viele Versuche. Versuchen Sie es in %{smart_count} Sekunde erneut. |||| Zu viele Versuche. Versuchen Sie es in %{smart_count} Sekunden erneut.',

  'diagnostics.details': 'Einzelheiten',
  'diagnostics.summary': 'Diagnosedaten: %{code} · %{time} · %{language}',
  'diagnostics.copy': 'Diagnosedaten kopieren',
  'diagnostics.copied': 'Diagnosedaten kopiert',

  'session.signedInElsewhere': 'Sie haben sich in einem anderen Tab angemeldet',
  'session.signedInAs': 'Angemeldet als %{name}',
  'session.signedOut': 'Sie sind abgemeldet',
  'session.cookieLeft':
    'Sie sind hier abgemeldet, aber Ihr Browser hat das Sitzungscookie behalten. Um sich auch auf anderen Seiten abzumelden, löschen Sie die Cookies dieser Website.',
  'session.ended': 'Ihre Sitzung wurde beendet. Melden Sie sich erneut an.',
  'session.notKept':
    'Ihr Browser blockiert die lokale Speicherung: Ihre Anmeldung gilt nur, bis diese Seite neu geladen oder geschlossen wird.',
  'session.cookieNotKept':
    'Sie sind angemeldet, aber Ihr Browser hat das Sitzungscookie nicht gespeichert. Andere Seiten können eine erneute Anmeldung verlangen.',
  'session.notKeptFull':
    'Ihr Browser hat keinen Speicherplatz mehr für diese Website: Ihre Anmeldung gilt nur, bis diese Seite neu geladen oder geschlossen wird.',
  'session.storageBlocked':
    'Ihr Browser blockiert die lokale Speicherung: Eine Anmeldung gilt nur, bis diese Seite neu geladen oder geschlossen wird.',
  'session.storageFull':
    'Ihr Browser hat keinen Speicherplatz mehr für diese Website: Eine Anmeldung gilt nur, bis diese Seite neu geladen oder geschlossen wird.',

  'protocol.loading': 'Dokument wird geladen\u00a0…',
  'protocol.failed': 'Das Dokument konnte nicht geladen werden',
  'protocol.missing': 'Diese Akademie hat dieses Dokument noch nicht bereitgestellt',
  'protocol.empty': 'Dieses Dokument hat noch keinen Inhalt',
  'protocol.tooLarge': 'Dieses Dokument ist zu groß, um angezeigt zu werden',
  'protocol.original': 'Originaldokument öffnen',
  'protocol.contents': 'Inhalt',
  'protocol.table': 'Tabelle %{number}',

  'help.phone.title': 'Keinen Code per SMS erhalten?',
  'help.phone.lead':
    'Eine SMS kommt meist innerhalb einer Minute an, und der Code ist 5 Minuten gültig. Versuchen Sie der Reihe nach Folgendes:',
  'help.phone.number':
    'Prüfen Sie, ob Ihre Mobilnummer stimmt und eine Nummer aus Festlandchina (+86) ist.',
  'help.phone.signal':
    'Prüfen Sie, ob Ihr Telefon eingeschaltet ist, Empfang und einen aktiven Tarif hat und nicht im Flugmodus ist.',
  'help.phone.blocked':
    'Sehen Sie unter den blockierten und unerwünschten Nachrichten nach. Eine Sicherheits-App kann die Nachricht aussortiert haben.',
  'help.phone.space':
    'Prüfen Sie, ob auf dem Telefon Platz für neue Nachrichten ist. Starten Sie es im Zweifel neu.',
  'help.wait':
    'Warten Sie das Ende des Countdowns ab und fordern Sie einen neuen Code an. Nur der neueste Code ist gültig.',
  'help.phone.other':
    'Immer noch kein Code? Melden Sie sich mit E-Mail an, wenn Ihre Akademie das erlaubt, oder wenden Sie sich an die Administration Ihrer Akademie.',
  'help.email.title': 'Keinen Code per E-Mail erhalten?',
  'help.email.lead':
    'Eine E-Mail kommt meist innerhalb weniger Minuten an, und der Code ist 5 Minuten gültig. Versuchen Sie der Reihe nach Folgendes:',
  'help.email.address': 'Prüfen Sie, ob die E-Mail-Adresse stimmt.',
  'help.email.spam': 'Sehen Sie in den Ordnern für Spam und Werbung nach.',
  'help.email.full':
    'Prüfen Sie, ob in Ihrem Postfach noch Platz ist und ob es Nachrichten empfangen kann.',
  'help.email.corporate':
    'Ein E-Mail-Gateway im Unternehmen kann die Nachricht verzögern oder zurückhalten. Bitten Sie Ihre E-Mail-Administration, sie freizugeben.',
  'help.email.other':
    'Immer noch kein Code? Melden Sie sich mit Ihrer Mobilnummer an, wenn Ihre Akademie das erlaubt, oder wenden Sie sich an die Administration Ihrer Akademie.',
  'help.backToSignIn': 'Zurück zur Anmeldung',
  'help.closeTab':
    'Wenn Sie aus dem Anmeldefenster kommen, schließen Sie einfach diesen Tab: Das Fenster ist im anderen Tab noch geöffnet.',

  'join.title': 'Einer Akademie beitreten',
  'join.lead':
    'Beantragen Sie den Beitritt zu %{tenantName}. Die Administration prüft Ihren Antrag.',
  'common.optional': 'Optional',
  'join.realName': 'Vollständiger Name',
  'join.realName.empty': 'Geben Sie Ihren vollständigen Namen ein',
  'join.realName.characters': 'Der Name darf keine Sonderzeichen enthalten: %{characters}',
  'join.realName.digits': 'Der Name darf keine Ziffern enthalten: %{characters}',
  'join.realName.noLetter': 'Der Name muss mindestens einen Buchstaben enthalten',
  'join.realName.tooLong': 'Der Name darf höchstens %{limit} Zeichen lang sein',
  'join.gender': 'Geschlecht',
  'join.gender.male': 'Männlich',
  'join.gender.female': 'Weiblich',
  'join.gender.empty': 'Wählen Sie Ihr Geschlecht aus',
  'join.reason': 'Grund für den Beitritt',
  'join.reason.empty': 'Geben Sie den Grund für den Beitritt ein',
  'join.reason.code': 'Der Grund darf keinen Programmcode enthalten: %{code}',
  'join.reason.tooLong': 'Der Grund darf höchstens %{limit} Zeichen lang sein',
  'join.reason.left': 'Noch %{smart_count} Zeichen |||| Noch %{smart_count} Zeichen',
  'join.reason.over': '%{smart_count} Zeichen zu viel |||| %{smart_count} Zeichen zu viel',
  'join.picture': 'Bild',
  'join.picture.choose': 'Bild auswählen',
  'join.picture.drop': 'oder hier ablegen',
  'join.picture.rules':
    'JPG, JPEG oder PNG, höchstens 2\u00a0MB. Empfohlen: 16:9 oder 720\u00a0×\u00a01560\u00a0px.',
  'join.picture.location':
    'Das Bild wird unverändert hochgeladen, einschließlich etwaiger darin gespeicherter Standortdaten.',
  'join.picture.logIn':
    'Melden Sie sich an, um ein Bild hinzuzufügen. Ihre Eingaben bleiben erhalten.',
  'join.picture.problem.name': 'Der Dateiname muss 1 bis 200 Zeichen haben',
  'join.picture.problem.extension': 'Es können nur JPG-, JPEG- und PNG-Bilder hochgeladen werden',
  'join.picture.problem.size': 'Das Bild darf nicht größer als 2\u00a0MB sein',
  'join.picture.problem.empty': 'Die Bilddatei ist leer. Wählen Sie eine andere aus.',
  'join.picture.problem.content':
    'Der Inhalt des Bildes passt nicht zu seinem Format. Wählen Sie ein anderes Bild aus.',
  'join.picture.problem.dimensions':
    'Das Bild ist zu groß: höchstens 8192\u00a0px je Seite und 25 Millionen Pixel',
  'join.picture.problem.several': 'Wählen Sie nur ein Bild aus',
  'join.picture.problem.unreadable':
    'Die Datei konnte nicht gelesen werden. Wählen Sie sie erneut aus.',
  'join.picture.uploading': 'Bild wird hochgeladen\u00a0…',
  'join.picture.cancel': 'Upload abbrechen',
  'join.picture.cancelled': 'Der Upload wurde abgebrochen',
  'join.picture.failed': 'Das Bild konnte nicht hochgeladen werden. Versuchen Sie es erneut.',
  'join.picture.uploaded': 'Das Bild wurde hochgeladen',
  'join.picture.remove': 'Bild entfernen',
  'join.picture.removed': 'Das Bild wurde entfernt',
  'join.picture.preview': 'Bildvorschau (%{frame})',
  'join.picture.fits': 'Dieses Bild (%{size}) passt gut zum Format %{frame}.',
  'join.picture.cropped':
    'Dieses Bild (%{size}) wird in beiden Formaten beschnitten. In 16:9 oder 720\u00a0×\u00a01560\u00a0px wäre es ganz zu sehen; Sie können es trotzdem verwenden.',
  'join.picture.notShown': 'Das Bild kann nicht angezeigt werden. Wählen Sie ein anderes aus.',
  'join.picture.wait': 'Warten Sie, bis das Bild hochgeladen ist, oder brechen Sie den Upload ab',
  'join.picture.unfinished':
    'Das Bild wurde nicht hochgeladen. Versuchen Sie es erneut oder entfernen Sie das Bild.',
  'join.submit': 'Antrag senden',
  'join.submitting': 'Der Antrag wird gesendet\u00a0…',
  'join.notSent': 'Der Antrag wurde nicht gesendet',
  'join.uncertain': 'Es konnte nicht festgestellt werden, ob der Antrag gesendet wurde',
  'join.anonymous':
    'Sie können das Formular jetzt ausfüllen. Zum Senden müssen Sie sich anmelden; Ihre Eingaben bleiben erhalten.',
  'join.logInToSend':
    'Melden Sie sich an, um den Antrag zu senden. Ihre Eingaben bleiben erhalten.',
  'join.loading': 'Ihr Antrag wird geladen\u00a0…',
  'join.loadFailed': 'Ihr Antrag konnte nicht geladen werden',
  'join.sent':
    'Der Antrag wurde erfolgreich gesendet. Bitte warten Sie, bis die Administration ihn geprüft hat.',
  'join.waiting':
    'Sie haben bereits einen Antrag gesendet. Bitte warten Sie, bis die Administration ihn geprüft hat.',
  'join.approved': 'Ihr Antrag wurde angenommen',
  'join.refused': 'Ihr Antrag wurde nicht angenommen',
  'join.refusal': 'Anmerkung der Administration',
  'join.applyAgain': 'Neuen Antrag stellen',
  'join.noPermission.text':
    'Mit diesem Konto können Sie den Beitritt zu dieser Akademie nicht beantragen.',
  'join.closed': 'Diese Akademie nimmt zurzeit keine Anträge an',
  'join.backToForm': 'Zurück zum Formular',
  'join.steps': 'So läuft es ab',
  'join.step.apply': 'Sie senden den Antrag',
  'join.step.review': 'Die Administration prüft ihn',
  'join.step.decision': 'Sie finden die Entscheidung auf der Startseite',
  'join.submittedAt': 'Gesendet am',
};
