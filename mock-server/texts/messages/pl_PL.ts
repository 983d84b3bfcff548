import type { Messages } from './messages';
import { pl_PL as selectors } from './selectors/pl_PL';

export const pl_PL: Messages = {
  ...selectors,
  appName: 'Aplikacja akademii',
  smsText: (code) =>
    `[Platforma szkoleniowa] Kod weryfikacyjny: ${code}. Jest ważny przez 5 minut. Prosimy nie udostępniać go nikomu.`,
  emailText: (code) =>
    `Dzień dobry, kod weryfikacyjny do platformy szkoleniowej: ${code}. Jest ważny przez 5 minut. Jeśli nikt o niego nie prosił, wiadomość można zignorować.`,
  challengeWarning: 'Zbyt często proszono o kod dla tego konta. Proszę spróbować ponownie później.',
  sliderRequired: 'Proszę najpierw przejść weryfikację bezpieczeństwa.',
  sliderWrong: 'Element nie jest na swoim miejscu. Proszę spróbować ponownie.',
  sliderStale: 'Weryfikacja wygasła. Proszę przejść ją jeszcze raz.',
  sendRefused:
    'Nie można teraz wysłać kodu na to konto. Proszę użyć innego lub skontaktować się z administratorem.',
  sendTooSoon: (seconds) =>
    `Kod został już wysłany. Proszę spróbować ponownie za ${seconds}\u00a0s.`,
  emailInvalid:
    'Na ten adres nie można wysłać wiadomości. Proszę go sprawdzić i spróbować ponownie.',
  phoneInvalid:
    'Nieprawidłowy numer. Proszę podać 11-cyfrowy numer komórkowy z Chin kontynentalnych.',
  codeWrong: 'Kod weryfikacyjny jest nieprawidłowy lub stracił ważność.',
  codeLocked: 'Zbyt wiele błędnych prób. Proszę wysłać nowy kod.',
  agreementMissing:
    'Proszę najpierw zaakceptować regulamin świadczenia usług i politykę prywatności.',
  signInFailing:
    'Wystąpił problem z tym kontem i nie można się zalogować. Proszę skontaktować się z administratorem.',
  pendingDeregistration:
    'To konto jest w trakcie usuwania. Aby się zalogować, proszę je przywrócić.',
  qrExpired: 'Kod QR wygasł. Proszę go odświeżyć i zeskanować ponownie.',
  qrNotConfirmed: 'Proszę najpierw potwierdzić logowanie w aplikacji.',
  nothingToRestore: 'To konto nie jest w trakcie usuwania, nie ma czego przywracać.',
  restoreSmsText: (code) =>
    `[Platforma szkoleniowa] Kod do przywrócenia konta: ${code}. Jest ważny przez 5 minut. Prosimy nie udostępniać go nikomu.`,
  restoreEmailText: (code) =>
    `Dzień dobry, kod do przywrócenia konta na platformie szkoleniowej: ${code}. Jest ważny przez 5 minut. Jeśli nikt o niego nie prosił, wiadomość można zignorować.`,
  clientIpUnknown: 'Nie udało się rozpoznać sieci. Proszę spróbować ponownie później.',
  imageName: 'Nazwa pliku obrazu może mieć najwyżej 200 znaków.',
  imageExtension: 'Można przesyłać tylko obrazy jpg, png i jpeg.',
  imageSize: 'Obraz nie może być większy niż 2\u00a0MB.',
  imageContent: 'Zawartość obrazu nie odpowiada jego formatowi. Proszę wybrać inny.',
  imageDimensions:
    'Obraz jest zbyt szeroki lub zbyt wysoki. Proszę go zmniejszyć i przesłać ponownie.',
  imageUnknown: 'Obraz nie istnieje lub nie jest już dostępny. Proszę przesłać go ponownie.',
  applicationWaiting:
    'Zgłoszenie zostało już wysłane. Proszę poczekać, aż administrator je rozpatrzy.',
  noPermission: 'Brak uprawnień',
  realNameInvalid: 'Imię i nazwisko nie może zawierać znaków specjalnych.',
  reasonInvalid: 'Proszę podać powód, który nie zawiera kodu programu.',
  notSignedIn: 'Sesja wygasła. Proszę zalogować się ponownie.',
  academyClosed: 'Ta akademia nie jest jeszcze dostępna.',
  tooManyCalls: (seconds) => `Zbyt wiele żądań. Proszę spróbować ponownie za ${seconds}\u00a0s.`,
  serverBroken: 'Wystąpił błąd serwera. Proszę spróbować ponownie później.',
  notFound: 'Żądana usługa nie istnieje.',
  methodNotAllowed: (methods) => `Ta usługa przyjmuje tylko żądania ${methods}.`,
  contractBroken: 'Żądanie jest nieprawidłowe.',
};
