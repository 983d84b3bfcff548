/**
 * Texts of the provider's app on the phone, by language: heading, description, current user,
 * unknown code, the prompt for each state of a session, and the buttons.
 */
const WORDS = {
  en: [
    'Academy app',
    'The phone that scans the QR code.',
    'Signed in here as',
    'There is no such QR code.',
    {
      waiting: 'A QR code is waiting to be scanned.',
      scanned: 'Scanned. Log in on the computer?',
      confirmed: 'Confirmed. The computer is logging in.',
      cancelled: 'You declined.',
      used: 'The computer is logged in.',
      expired: 'The QR code has expired.',
    },
    { scan: 'Scan the QR code', confirm: 'Log in', cancel: 'Cancel' },
  ],
  zh: [
    '学院APP',
    '用于扫描二维码的手机。',
    '当前登录用户',
    '没有这个二维码。',
    {
      waiting: '二维码等待扫描。',
      scanned: '已扫描。是否在电脑上登录？',
      confirmed: '已确认，电脑正在登录。',
      cancelled: '您已取消登录。',
      used: '电脑已登录。',
      expired: '二维码已过期。',
    },
    { scan: '扫描二维码', confirm: '确认登录', cancel: '取消' },
  ],
  es: [
    'App de la academia',
    'El teléfono que escanea el código QR.',
    'Sesión iniciada como',
    'Este código QR no existe.',
    {
      waiting: 'Un código QR espera a ser escaneado.',
      scanned: 'Escaneado. ¿Desea iniciar sesión en el ordenador?',
      confirmed: 'Confirmado. El ordenador está iniciando sesión.',
      cancelled: 'Ha rechazado el inicio de sesión.',
      used: 'El ordenador ha iniciado sesión.',
      expired: 'El código QR ha caducado.',
    },
    { scan: 'Escanear el código QR', confirm: 'Iniciar sesión', cancel: 'Cancelar' },
  ],
  ru: [
    'Приложение академии',
    'Телефон, который сканирует QR-код.',
    'Вход выполнен как',
    'Такого QR-кода нет.',
    {
      waiting: 'QR-код ожидает сканирования.',
      scanned: 'Отсканировано. Войти на компьютере?',
      confirmed: 'Подтверждено. На компьютере выполняется вход.',
      cancelled: 'Вы отказались.',
      used: 'Вход на компьютере выполнен.',
      expired: 'Срок действия QR-кода истёк.',
    },
    { scan: 'Сканировать QR-код', confirm: 'Войти', cancel: 'Отмена' },
  ],
  ar: [
    'تطبيق الأكاديمية',
    'الهاتف الذي يمسح رمز QR.',
    'الحساب المستخدم هنا',
    'لا يوجد رمز QR كهذا.',
    {
      waiting: 'رمز QR في انتظار المسح.',
      scanned: 'تم المسح. هل تريد تسجيل الدخول على الكمبيوتر؟',
      confirmed: 'تم التأكيد. يجري تسجيل الدخول على الكمبيوتر.',
      cancelled: 'لقد رفضت تسجيل الدخول.',
      used: 'تم تسجيل الدخول على الكمبيوتر.',
      expired: 'انتهت صلاحية رمز QR.',
    },
    { scan: 'مسح رمز QR', confirm: 'تسجيل الدخول', cancel: 'إلغاء' },
  ],
  pl: [
    'Aplikacja akademii',
    'Telefon, który skanuje kod QR.',
    'Zalogowano tutaj jako',
    'Nie ma takiego kodu QR.',
    {
      waiting: 'Kod QR czeka na zeskanowanie.',
      scanned: 'Zeskanowano. Zalogować na komputerze?',
      confirmed: 'Potwierdzono. Trwa logowanie na komputerze.',
      cancelled: 'Odmówiono logowania.',
      used: 'Zalogowano na komputerze.',
      expired: 'Kod QR wygasł.',
    },
    { scan: 'Zeskanuj kod QR', confirm: 'Zaloguj się', cancel: 'Anuluj' },
  ],
  de: [
    'App der Akademie',
    'Das Telefon, das den QR-Code scannt.',
    'Hier angemeldet als',
    'Diesen QR-Code gibt es nicht.',
    {
      waiting: 'Ein QR-Code wartet darauf, gescannt zu werden.',
      scanned: 'Gescannt. Am Computer anmelden?',
      confirmed: 'Bestätigt. Der Computer wird angemeldet.',
      cancelled: 'Sie haben abgelehnt.',
      used: 'Der Computer ist angemeldet.',
      expired: 'Der QR-Code ist abgelaufen.',
    },
    { scan: 'QR-Code scannen', confirm: 'Anmelden', cancel: 'Abbrechen' },
  ],
  tr: [
    'Akademi uygulaması',
    'QR kodunu tarayan telefon.',
    'Burada oturum açan kişi',
    'Böyle bir QR kodu yok.',
    {
      waiting: 'Bir QR kodu taranmayı bekliyor.',
      scanned: 'Tarandı. Bilgisayarda giriş yapılsın mı?',
      confirmed: 'Onaylandı. Bilgisayarda giriş yapılıyor.',
      cancelled: 'Girişi reddettiniz.',
      used: 'Bilgisayarda giriş yapıldı.',
      expired: 'QR kodunun süresi doldu.',
    },
    { scan: 'QR kodunu tara', confirm: 'Giriş yap', cancel: 'İptal' },
  ],
  fr: [
    'Application de l’académie',
    'Le téléphone qui scanne le code QR.',
    'Connecté ici en tant que',
    'Ce code QR n’existe pas.',
    {
      waiting: 'Un code QR attend d’être scanné.',
      scanned: 'Scanné. Se connecter sur l’ordinateur\u202f?',
      confirmed: 'Confirmé. Connexion de l’ordinateur en cours.',
      cancelled: 'Vous avez refusé.',
      used: 'L’ordinateur est connecté.',
      expired: 'Le code QR a expiré.',
    },
    { scan: 'Scanner le code QR', confirm: 'Se connecter', cancel: 'Annuler' },
  ],
  pt: [
    'Aplicativo da instituição',
    'O telefone que lê o código QR.',
    'Conectado aqui como',
    'Esse código QR não existe.',
    {
      waiting: 'Um código QR aguarda a leitura.',
      scanned: 'Lido. Entrar no computador?',
      confirmed: 'Confirmado. O computador está entrando.',
      cancelled: 'Você recusou.',
      used: 'O computador entrou.',
      expired: 'O código QR expirou.',
    },
    { scan: 'Ler o código QR', confirm: 'Entrar', cancel: 'Cancelar' },
  ],
  ko: [
    '아카데미 앱',
    'QR 코드를 스캔하는 휴대전화입니다.',
    '여기에 로그인한 사용자',
    '해당 QR 코드가 없습니다.',
    {
      waiting: 'QR 코드가 스캔을 기다리고 있습니다.',
      scanned: '스캔했습니다. 컴퓨터에서 로그인하시겠습니까?',
      confirmed: '확인했습니다. 컴퓨터에서 로그인하고 있습니다.',
      cancelled: '로그인을 거부하셨습니다.',
      used: '컴퓨터에서 로그인했습니다.',
      expired: 'QR 코드가 만료되었습니다.',
    },
    { scan: 'QR 코드 스캔', confirm: '로그인', cancel: '취소' },
  ],
  ja: [
    'アカデミーアプリ',
    'QRコードを読み取るスマートフォンです。',
    'ここでのログインユーザー',
    'このQRコードはありません。',
    {
      waiting: 'QRコードは読み取り待ちです。',
      scanned: '読み取りました。パソコンでログインしますか？',
      confirmed: '確認しました。パソコンでログインしています。',
      cancelled: 'ログインを拒否しました。',
      used: 'パソコンでログインしました。',
      expired: 'QRコードの有効期限が切れました。',
    },
    { scan: 'QRコードを読み取る', confirm: 'ログイン', cancel: 'キャンセル' },
  ],
};

/**
 * The texts in the first of the phone's languages that the app supports, and that language's tag.
 */
export function phoneWords(languages) {
  const lang =
    languages.map((tag) => tag.slice(0, 2)).find((tag) => Object.hasOwn(WORDS, tag)) ?? 'en';
  const [title, hint, person, none, states, moves] = WORDS[lang];
  return { lang, title, hint, person, none, states, moves };
}
