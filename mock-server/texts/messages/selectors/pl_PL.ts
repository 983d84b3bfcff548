import type { SelectorTexts } from './selectorTexts';

export const pl_PL: SelectorTexts = {
  selectorFilter: 'Tej listy nie można tak filtrować.',
  departmentGone: 'Dział nie istnieje lub został usunięty.',
  academyTypes: {
    corporate: 'Akademia korporacyjna',
    branch: 'Oddział akademii',
    partner: 'Akademia partnerska',
    campus: 'Szkoła',
  },
  importExtension: 'Można importować tylko pliki XLS i XLSX.',
  importContent:
    'Plik nie jest skoroszytem programu Excel. Zapisz go jako XLSX lub XLS i spróbuj ponownie.',
  importSize: (megabytes) => `Plik nie może być większy niż ${megabytes}\u00a0MB.`,
  importMissing: 'Najpierw prześlij plik',
  importKeyReused: 'Ten import został już użyty dla innego pliku. Zaimportuj plik ponownie.',
  importUnknown: 'Import nie istnieje lub został usunięty.',
  importNotReady: 'Import nie jest jeszcze gotowy. Spróbuj ponownie później.',
  importNotCancellable: 'Import trwa lub się zakończył i nie można go anulować.',
  importUnreadable: 'Nie można odczytać pliku. Sprawdź go i zaimportuj ponownie.',
  importEmpty: 'W pliku nie ma danych do zaimportowania.',
  importTooMany: (most) => `Jednorazowo można zaimportować najwyżej ${most} wpisów.`,
  importFailed: 'Import nie powiódł się. Zaimportuj plik ponownie.',
  importReasons: {
    notFound: 'Konto nie istnieje',
    disabled: 'Konto jest wyłączone',
    outOfScope: 'Poza twoim zakresem zarządzania',
    duplicate: 'Powtarza wcześniejszy wiersz',
  },
  importReason: 'Przyczyna błędu',
  importTemplateName: 'szablon-importu',
  importReportName: 'raport-bledow',
  selectionEmpty: 'Wybierz co najmniej jednego uczestnika.',
  selectionTooMany: 'Wybrano zbyt wiele osób naraz. Wybierz działy lub użyj importu zbiorczego.',
  academiesMissing: 'Wybierz co najmniej jedną akademię.',
  scopeContradicted: 'Wybrane działy nie odpowiadają zakresowi zarządzania.',
  quotaUsedUp: 'Limit usług dodatkowych akademii został wykorzystany.',
};
