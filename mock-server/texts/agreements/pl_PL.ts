import type { AgreementTexts } from './agreementText';

export const pl_PL: AgreementTexts = {
  updated: 'Ostatnia aktualizacja:',
  service: {
    title: 'Regulamin świadczenia usług',
    intro:
      'Niniejszy regulamin określa zasady korzystania z platformy szkoleniowej i kursów, które udostępnia {academy}. Przeczytaj go przed rejestracją. Zaznaczenie pola na stronie logowania oznacza jego akceptację.',
    sections: [
      {
        heading: '1. Usługa',
        paragraphs: [
          'Na platformie można uczestniczyć w kursach, zdawać egzaminy, otrzymywać certyfikaty i śledzić postępy w nauce. Zakres funkcji zależy od akademii.',
        ],
        items: [
          'Kursy online i zajęcia na żywo',
          'Egzaminy, zadania i certyfikaty',
          'Historia i raporty z nauki',
        ],
      },
      {
        heading: '2. Konto',
        paragraphs: [
          'Do rejestracji potrzebny jest własny numer telefonu komórkowego lub adres e-mail, a do logowania kod weryfikacyjny. Każda osoba ma jedno konto.',
          'Kodów weryfikacyjnych nie należy przekazywać innym osobom. W razie podejrzenia, że z konta korzysta ktoś inny, natychmiast powiadom administratora.',
        ],
      },
      {
        heading: '3. Zasady korzystania',
        paragraphs: ['Korzystanie z platformy oznacza zobowiązanie, aby:'],
        items: [
          'nie kopiować, nie nagrywać i nie rozpowszechniać materiałów bez zgody',
          'nie zdawać egzaminu za inną osobę ani nie pozwalać innym zdawać za siebie',
          'nie przesyłać treści niezgodnych z prawem lub szkodliwych',
          'nie zakłócać działania platformy ani nie szukać jej luk',
        ],
      },
      {
        heading: '4. Treści i prawa',
        paragraphs: [
          'Prawa do kursów należą do ich autorów lub do akademii. Użytkownik otrzymuje osobiste prawo do korzystania z nich w celu nauki, które wygasa wraz z członkostwem. Własne teksty pozostają jego własnością.',
        ],
      },
      {
        heading: '5. Usunięcie konta',
        paragraphs: [
          'O usunięcie konta można poprosić w każdej chwili. Zostanie ono automatycznie usunięte po 15 dniach kalendarzowych. Do tego czasu można je przywrócić kodem weryfikacyjnym.',
        ],
      },
      {
        heading: '6. Zmiany regulaminu',
        paragraphs: [
          'W razie istotnej zmiany regulaminu poprosimy o jego ponowną akceptację przy następnym logowaniu. Pytania można kierować do administratora akademii.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Polityka prywatności',
    intro:
      'Niniejsza polityka wyjaśnia, jakie dane osobowe przetwarza platforma szkoleniowa ({academy}), w jakim celu oraz jakie są możliwości wyboru.',
    sections: [
      {
        heading: '1. Dane, które zbieramy',
        paragraphs: ['Zbieramy tylko to, co jest potrzebne do działania usługi:'],
        items: [
          'numer telefonu lub adres e-mail, aby umożliwić logowanie',
          'imię i nazwisko, pseudonim i zdjęcie, jeśli zostały podane',
          'historię nauki: postępy, wyniki egzaminów i certyfikaty',
          'dane techniczne: język, typ przeglądarki i czas dostępu',
        ],
      },
      {
        heading: '2. Jak wykorzystujemy dane',
        paragraphs: [
          'Dane służą do wysyłania kodów, prowadzenia kursów, wystawiania certyfikatów i ochrony platformy. Nie wykorzystujemy ich do celów reklamowych.',
        ],
      },
      {
        heading: '3. Kto widzi dane',
        paragraphs: [
          'Historię nauki widzą administratorzy i trenerzy akademii. Dostawcom usług przekazujemy dane tylko w niezbędnym zakresie, na przykład w celu wysłania SMS-a.',
        ],
      },
      {
        heading: '4. Przechowywanie i bezpieczeństwo',
        paragraphs: [
          'Dane są przesyłane w postaci zaszyfrowanej i przechowywane, dopóki istnieje konto. Po jego usunięciu kasujemy je lub anonimizujemy w ciągu 15 dni kalendarzowych, chyba że prawo wymaga ich zachowania.',
        ],
      },
      {
        heading: '5. Prawa użytkownika',
        paragraphs: ['W każdej chwili można:'],
        items: [
          'przejrzeć i poprawić swoje dane',
          'otrzymać ich kopię',
          'wycofać zgodę',
          'zażądać usunięcia konta',
        ],
      },
      {
        heading: '6. Kontakt',
        paragraphs: [
          'Pytania dotyczące tej polityki można kierować do administratora akademii. Odpowiadamy w ciągu 15 dni roboczych.',
        ],
      },
    ],
  },
};
