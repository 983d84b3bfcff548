import type { Locale, UserRow } from '#mock/state/tables.ts';

/** The stand-in sign-in pages. */
export type ProviderKind = 'uniportal' | 'vendor' | 'provider' | 'alternate' | 'oauth2';

/**
 * The texts that users read on a stand-in page. Messages about requests are for developers, in
 * Chinese and English only.
 */
export interface VisitorWords {
  names: Record<ProviderKind, string>;
  title(name: string): string;
  standIn: string;
  /** The title of the stand-in order page. */
  orderPage: string;
  chooseUser: string;
  pending: string;
  roles: Record<UserRow['role'], string>;
  newUser: string;
  realName: string;
  register: string;
  without: string;
  deny: string;
  fail: string;
}

/** By language. The complete texts in Chinese and English are in `providerTexts.ts`. */
export const visitorWords: Readonly<Record<Exclude<Locale, 'zh_CN' | 'en_US'>, VisitorWords>> = {
  es_ES: {
    names: {
      uniportal: 'Portal corporativo',
      vendor: 'Cuenta del fabricante',
      provider: 'Cuenta de la plataforma',
      alternate: 'Otro inicio de sesión',
      oauth2: 'Cuenta de empresa (OAuth2)',
    },
    title: (name) => `${name}: iniciar sesión`,
    standIn: 'Esta página sustituye a la verdadera. No se envía ningún dato.',
    orderPage: 'Página de contratación',
    chooseUser: 'Iniciar sesión como',
    pending: 'pendiente de baja',
    newUser: 'Como usuario nuevo',
    realName: 'Nombre y apellidos (opcional)',
    roles: {
      learner: 'estudiante',
      lecturer: 'docente',
      administrator: 'personal de administración',
      visitor: 'visitante',
    },
    register: 'Registrarse e iniciar sesión',
    without: 'Sin iniciar sesión',
    deny: 'Denegar',
    fail: 'Simular un fallo de la página',
  },
  ru_RU: {
    names: {
      uniportal: 'Корпоративный портал',
      vendor: 'Учётная запись производителя',
      provider: 'Учётная запись платформы',
      alternate: 'Другой вход',
      oauth2: 'Учётная запись организации (OAuth2)',
    },
    title: (name) => `${name}: вход`,
    standIn: 'Эта страница заменяет настоящую. Данные не отправляются.',
    orderPage: 'Страница заказа',
    chooseUser: 'Войти как',
    pending: 'ожидает удаления',
    newUser: 'Как новый пользователь',
    realName: 'Фамилия и имя (необязательно)',
    roles: {
      learner: 'слушатель',
      lecturer: 'преподаватель',
      administrator: 'администратор',
      visitor: 'гость',
    },
    register: 'Зарегистрироваться и войти',
    without: 'Без входа',
    deny: 'Отклонить',
    fail: 'Сымитировать сбой страницы',
  },
  ar_SA: {
    names: {
      uniportal: 'بوابة الشركة',
      vendor: 'حساب الشركة المصنّعة',
      provider: 'حساب المنصة',
      alternate: 'تسجيل دخول آخر',
      oauth2: 'حساب المؤسسة (OAuth2)',
    },
    title: (name) => `${name}: تسجيل الدخول`,
    standIn: 'تحل هذه الصفحة محل الصفحة الحقيقية، ولا تُرسل أي بيانات.',
    orderPage: 'صفحة الطلب',
    chooseUser: 'تسجيل الدخول بحساب',
    pending: 'قيد الإلغاء',
    newUser: 'بحساب جديد',
    realName: 'الاسم الحقيقي (اختياري)',
    roles: { learner: 'متعلّم', lecturer: 'محاضر', administrator: 'مسؤول', visitor: 'زائر' },
    register: 'إنشاء حساب وتسجيل الدخول',
    without: 'دون تسجيل الدخول',
    deny: 'رفض',
    fail: 'محاكاة عطل في الصفحة',
  },
  pl_PL: {
    names: {
      uniportal: 'Portal firmowy',
      vendor: 'Konto producenta',
      provider: 'Konto platformy',
      alternate: 'Inne logowanie',
      oauth2: 'Konto firmowe (OAuth2)',
    },
    title: (name) => `${name}: logowanie`,
    standIn: 'Ta strona zastępuje prawdziwą. Żadne dane nie są wysyłane.',
    orderPage: 'Strona zamówienia',
    chooseUser: 'Zaloguj się jako',
    pending: 'oczekuje na usunięcie',
    newUser: 'Jako nowy użytkownik',
    realName: 'Imię i nazwisko (opcjonalnie)',
    roles: {
      learner: 'kursant',
      lecturer: 'trener',
      administrator: 'administrator',
      visitor: 'gość',
    },
    register: 'Zarejestruj się i zaloguj',
    without: 'Bez logowania',
    deny: 'Odmów',
    fail: 'Symuluj awarię strony',
  },
  de_DE: {
    names: {
      uniportal: 'Unternehmensportal',
      vendor: 'Herstellerkonto',
      provider: 'Plattformkonto',
      alternate: 'Andere Anmeldung',
      oauth2: 'Unternehmenskonto (OAuth2)',
    },
    title: (name) => `${name}: Anmeldung`,
    standIn: 'Diese Seite ersetzt die echte. Es werden keine Daten gesendet.',
    orderPage: 'Bestellseite',
    chooseUser: 'Anmelden als',
    pending: 'zur Löschung vorgemerkt',
    newUser: 'Als neue Person',
    realName: 'Vollständiger Name (optional)',
    roles: {
      learner: 'Lernende/r',
      lecturer: 'Lehrende/r',
      administrator: 'Administration',
      visitor: 'Gast',
    },
    register: 'Registrieren und anmelden',
    without: 'Ohne Anmeldung',
    deny: 'Ablehnen',
    fail: 'Ausfall der Seite nachstellen',
  },
  tr_TR: {
    names: {
      uniportal: 'Kurumsal portal',
      vendor: 'Üretici hesabı',
      provider: 'Platform hesabı',
      alternate: 'Diğer giriş',
      oauth2: 'Kurum hesabı (OAuth2)',
    },
    title: (name) => `${name}: giriş`,
    standIn: 'Bu sayfa gerçeğinin yerine geçer. Hiçbir yere bilgi gönderilmez.',
    orderPage: 'Sipariş sayfası',
    chooseUser: 'Şu kişi olarak giriş yap',
    pending: 'kapatılmayı bekliyor',
    newUser: 'Yeni kullanıcı olarak',
    realName: 'Ad soyad (isteğe bağlı)',
    roles: {
      learner: 'kursiyer',
      lecturer: 'eğitmen',
      administrator: 'yönetici',
      visitor: 'ziyaretçi',
    },
    register: 'Kaydol ve giriş yap',
    without: 'Giriş yapmadan',
    deny: 'Reddet',
    fail: 'Sayfada hata varmış gibi yap',
  },
  fr_FR: {
    names: {
      uniportal: 'Portail d’entreprise',
      vendor: 'Compte du fabricant',
      provider: 'Compte de la plateforme',
      alternate: 'Autre connexion',
      oauth2: 'Compte d’entreprise (OAuth2)',
    },
    title: (name) => `${name}\u202f: connexion`,
    standIn: 'Cette page remplace la vraie. Aucune donnée n’est envoyée.',
    orderPage: 'Page de commande',
    chooseUser: 'Se connecter en tant que',
    pending: 'en attente de suppression',
    newUser: 'En tant que nouvel utilisateur',
    realName: 'Nom et prénom (facultatif)',
    roles: {
      learner: 'apprenant(e)',
      lecturer: 'formateur',
      administrator: 'administrateur',
      visitor: 'visiteur',
    },
    register: 'S’inscrire et se connecter',
    without: 'Sans se connecter',
    deny: 'Refuser',
    fail: 'Simuler une panne de la page',
  },
  pt_BR: {
    names: {
      uniportal: 'Portal corporativo',
      vendor: 'Conta do fabricante',
      provider: 'Conta da plataforma',
      alternate: 'Outro login',
      oauth2: 'Conta da empresa (OAuth2)',
    },
    title: (name) => `${name}: login`,
    standIn: 'Esta página substitui a verdadeira. Nenhum dado é enviado.',
    orderPage: 'Página de contratação',
    chooseUser: 'Entrar como',
    pending: 'em processo de exclusão',
    newUser: 'Como novo usuário',
    realName: 'Nome completo (opcional)',
    roles: {
      learner: 'estudante',
      lecturer: 'instrutor',
      administrator: 'administração',
      visitor: 'visitante',
    },
    register: 'Cadastrar-se e entrar',
    without: 'Sem entrar',
    deny: 'Negar',
    fail: 'Simular falha da página',
  },
  ko_KR: {
    names: {
      uniportal: '기업 포털',
      vendor: '기기 제조사 계정',
      provider: '플랫폼 계정',
      alternate: '다른 로그인',
      oauth2: '기업 계정(OAuth2)',
    },
    title: (name) => `${name}: 로그인`,
    standIn: '실제 페이지를 대신하는 페이지입니다. 데이터는 전송되지 않습니다.',
    orderPage: '주문 페이지',
    chooseUser: '로그인할 사용자',
    pending: '탈퇴 처리 중',
    newUser: '새 사용자로',
    realName: '실명(선택)',
    roles: { learner: '학습자', lecturer: '강사', administrator: '관리자', visitor: '방문자' },
    register: '회원가입 후 로그인',
    without: '로그인하지 않음',
    deny: '거부',
    fail: '페이지 오류 재현',
  },
  ja_JP: {
    names: {
      uniportal: '企業ポータル',
      vendor: 'デバイスメーカーのアカウント',
      provider: 'プラットフォームのアカウント',
      alternate: '別のログイン',
      oauth2: '企業アカウント（OAuth2）',
    },
    title: (name) => `${name}：ログイン`,
    standIn: 'このページは本物の代わりです。データは送信されません。',
    orderPage: '注文ページ',
    chooseUser: 'ログインするユーザー',
    pending: '退会手続き中',
    newUser: '新しいユーザーとして',
    realName: '氏名（任意）',
    roles: { learner: '受講者', lecturer: '講師', administrator: '管理者', visitor: 'ゲスト' },
    register: '新規登録してログイン',
    without: 'ログインしない',
    deny: '拒否',
    fail: 'ページの障害を再現',
  },
};
