import type { Messages } from './messageTypes';

const rules = new Intl.PluralRules('pl');
const words: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'sekundę', few: 'sekundy' };
const wait = (seconds: number): string => `${seconds} ${words[rules.select(seconds)] ?? 'sekund'}`;

export const pl_PL: Messages = {
  appName: 'Akademia',
  smsText: (code) =>
    `[Platforma szkoleniowa] Kod weryfikacyjny: ${code}. Jest ważny przez 5 minut. Nie udostępniaj go nikomu.`,
  emailText: (code) =>
    `Dzień dobry, kod weryfikacyjny do platformy szkoleniowej: ${code}. Jest ważny przez 5 minut. Jeśli kod wysłano bez twojej prośby, zignoruj tę wiadomość.`,
  challengeWarning: 'Zbyt często wysyłano kod dla tego konta. Spróbuj ponownie później.',
  sliderRequired: 'Najpierw przejdź weryfikację bezpieczeństwa.',
  sliderWrong: 'Element nie jest na swoim miejscu. Spróbuj ponownie.',
  sliderStale: 'Weryfikacja wygasła. Przejdź ją jeszcze raz.',
  sendRefused:
    'Nie można teraz wysłać kodu dla tego konta. Użyj innego lub skontaktuj się z administratorem.',
  sendTooSoon: (seconds) => `Kod został już wysłany. Spróbuj ponownie za ${wait(seconds)}.`,
  emailInvalid: 'Na ten adres nie można wysłać wiadomości. Sprawdź go i spróbuj ponownie.',
  phoneInvalid: 'Nieprawidłowy numer. Podaj 11-cyfrowy numer komórkowy z Chin kontynentalnych.',
  codeWrong: 'Kod weryfikacyjny jest nieprawidłowy lub stracił ważność.',
  codeLocked: 'Zbyt wiele błędnych prób. Poproś o nowy kod.',
  agreementMissing: 'Najpierw zaakceptuj regulamin świadczenia usług i politykę prywatności.',
  signInFailing:
    'Wystąpił problem z tym kontem i nie można się zalogować. Skontaktuj się z administratorem.',
  pendingDeregistration: 'To konto oczekuje na usunięcie. Aby się zalogować, przywróć je.',
  qrExpired: 'Kod QR wygasł. Odśwież go i zeskanuj ponownie.',
  qrNotConfirmed: 'Najpierw potwierdź logowanie w aplikacji.',
  nothingToRestore: 'To konto nie oczekuje na usunięcie, więc nie ma czego przywracać.',
  restoreSmsText: (code) =>
    `[Platforma szkoleniowa] Kod do przywrócenia konta: ${code}. Jest ważny przez 5 minut. Nie udostępniaj go nikomu.`,
  restoreEmailText: (code) =>
    `Dzień dobry, kod do przywrócenia konta na platformie szkoleniowej: ${code}. Jest ważny przez 5 minut. Jeśli kod wysłano bez twojej prośby, zignoruj tę wiadomość.`,
  clientIpUnknown: 'Nie udało się rozpoznać sieci. Spróbuj ponownie później.',
  imageName: 'Nazwa pliku obrazu może mieć najwyżej 200 znaków.',
  imageExtension: 'Można przesyłać tylko obrazy JPG, JPEG i PNG.',
  imageSize: 'Obraz nie może być większy niż 2\u00a0MB.',
  imageContent: 'Zawartość obrazu nie odpowiada jego formatowi. Wybierz inny.',
  imageDimensions: 'Obraz jest zbyt szeroki lub zbyt wysoki. Zmniejsz go i prześlij ponownie.',
  imageUnknown: 'Obraz nie istnieje lub nie jest już dostępny. Prześlij go ponownie.',
  applicationWaiting: 'Zgłoszenie zostało już wysłane. Poczekaj, aż administrator je rozpatrzy.',
  noPermission: 'Brak uprawnień',
  realNameInvalid: 'Imię i nazwisko nie mogą zawierać znaków specjalnych.',
  reasonInvalid: 'Podaj powód, który nie zawiera kodu programu.',
  notSignedIn: 'Sesja wygasła. Zaloguj się ponownie.',
  academyClosed: 'Ta akademia nie jest jeszcze dostępna.',
  tooManyCalls: (seconds) => `Zbyt wiele żądań. Spróbuj ponownie za ${wait(seconds)}.`,
  serverBroken: 'Wystąpił błąd serwera. Spróbuj ponownie później.',
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
    duplicate: 'Powtórzenie wcześniejszego wiersza',
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
