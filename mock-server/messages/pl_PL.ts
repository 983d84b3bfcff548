import type { Messages } from './messages';

export const pl_PL: Messages = {
  appName: 'Aplikacja akademii',
  smsText: (code) => `[Platforma edukacyjna] Twój kod weryfikacyjny to ${code}. Jest ważny przez 5 minut. Nie udostępniaj go nikomu.`,
  emailText: (code) => `Dzień dobry, Twój kod weryfikacyjny do platformy edukacyjnej to ${code}. Jest ważny przez 5 minut. Jeśli ta prośba nie pochodzi od Ciebie, zignoruj tę wiadomość.`,
  challengeWarning: 'Zbyt często proszono o kod dla tego konta. Spróbuj ponownie później.',
  sliderRequired: 'Najpierw przejdź weryfikację suwakiem.',
  sliderWrong: 'Element nie jest na swoim miejscu. Spróbuj ponownie.',
  sliderStale: 'Weryfikacja wygasła. Przejdź ją jeszcze raz.',
  sendRefused: 'Nie możemy teraz wysłać kodu na to konto. Użyj innego lub skontaktuj się z administratorem.',
  sendTooSoon: (seconds) => `Kod został już wysłany. Spróbuj ponownie za ${seconds} s.`,
  emailInvalid: 'Na ten adres nie można wysłać wiadomości. Sprawdź go i spróbuj ponownie.',
  codeWrong: 'Kod weryfikacyjny jest nieprawidłowy lub stracił ważność.',
  codeLocked: 'Zbyt wiele błędnych prób. Pobierz nowy kod.',
  agreementMissing: 'Najpierw zaakceptuj umowę o świadczenie usług i politykę prywatności.',
  signInFailing: 'Wystąpił problem z tym kontem i nie można się zalogować. Skontaktuj się z administratorem.',
  pendingDeregistration: 'To konto jest w trakcie usuwania. Przywróć je, aby się zalogować.',
  notSignedIn: 'Sesja wygasła. Zaloguj się ponownie.',
  academyClosed: 'Ta akademia nie jest jeszcze dostępna.',
  serverBroken: 'Wystąpił błąd serwera. Spróbuj ponownie później.',
  notFound: 'Żądana usługa nie istnieje.',
  contractBroken: 'Żądanie jest nieprawidłowe.',
};
