/** Words of other design systems for our pages, by the page's title. */
const synonyms: Readonly<Record<string, string>> = {
  Avatar: 'profile user photo',
  Badge: 'tag chip pill status',
  Button: 'btn submit cta disabled Knopf',
  Card: 'panel tile box',
  Checkbox: 'box',
  Disclosure: 'accordion collapse expand',
  'Error summary': 'validation problems',
  'File drop': 'upload dropzone drag',
  Heading: 'title h1 h2 h3 headline',
  'Icon button': 'icon-only toolbar',
  'Inline message': 'alert banner callout info warning',
  Link: 'anchor hyperlink',
  'Live region': 'announce aria-live screen reader status',
  Menu: 'dropdown popover actions overflow context',
  Modal: 'dialog popup overlay lightbox sheet window Fenster 弹窗 弹出框',
  'Notice region':
    'toast snackbar notification flash alert saved success gespeichert Erfolg 保存 成功 提示',
  Pagination: 'pager paging',
  'Progress bar': 'loading meter',
  'Radio group': 'choice single select',
  'Search field': 'filter find input',
  Select: 'dropdown picker list options',
  Skeleton: 'placeholder shimmer',
  Spinner: 'busy loader activity',
  Stack: 'layout flex gap',
  Table: 'grid columns',
  Tabs: 'tablist segmented views',
  Text: 'paragraph body copy',
  'Text area': 'multiline input textarea',
  'Text field': 'input textbox form readonly read-only code phone email Eingabefeld 手机号码 邮箱',
  'Tick box': 'checkbox bulk select',
  Tooltip: 'help infotip',
  Tree: 'treeview hierarchy departments nested',
  'Truncated text': 'ellipsis overflow clamp',
  'Visually hidden': 'screen reader sr-only',
  Atlas: 'screens overview all states',
  Color: 'palette swatches dark theme tokens',
  Contrast: 'wcag accessibility ratio a11y',
  Type: 'typography font size',
  Spacing: 'space gap margin padding size 8pt grid',
  Radius: 'corners rounded border corner radii',
  Elevation: 'shadow layer z-index depth',
  Motion: 'animation transition easing curve reduced',
  Icons: 'svg symbols glyphs',
  Layout: 'grid breakpoints responsive rtl mobile',
  Playground: 'theming theme brand rebrand reskin color picker dark white label tenant',
  Tokens: 'variables css custom properties design json dtcg figma download',
  'Forms and errors': 'which field which input validation required check disabled',
  Messages:
    'call failed which message notice or inline toast alert feedback saved success error dialog choose',
  'Sign-in': 'login log in auth states of sign-in flow map journey',
  'Empty, loading, failed': 'state zero blank error offline retry',
  Dialogs:
    'which dialog confirmation destructive delete confirm ask before undo question modal or windowmodal',
  'Choosing many': 'multi-select multiselect transfer list picker people',
  'QR code': 'scan',
  'Code form': 'verification sms',
  Slider: 'captcha puzzle verification',
  Changes: 'migration upgrade changelog releases versions news history what changed',
  Welcome: 'home start getting started overview',
  Voice:
    'content tone writing copy words texts full stop error wording how errors are written how to write an error message number format',
};

/** What readers call these pages in the product's other languages, in the order of the titles. */
const TRANSLATIONS = [
  'Button, Modal, Text field, Select, Checkbox, Table, Menu, Tabs, Link, Notice region, Forms and errors, Sign-in, Code form, Search field',
  '按钮, 对话框, 输入框, 下拉框, 复选框, 表格, 菜单, 标签页, 链接, 通知, 错误, 登录, 验证码, 搜索框',
  'botón, diálogo, campo de texto, lista desplegable, casilla, tabla, menú, pestañas, enlace, notificación, error, iniciar sesión, código de verificación, búsqueda',
  'кнопка, диалог, поле ввода, список, флажок, таблица, меню, вкладки, ссылка, уведомление, ошибка, вход, код подтверждения, поиск',
  'زر, مربع حوار, حقل نص, قائمة منسدلة, مربع اختيار, جدول, قائمة, علامات تبويب, رابط, إشعار, خطأ, تسجيل الدخول, رمز التحقق, بحث',
  'przycisk, okno dialogowe, pole tekstowe, lista rozwijana, pole wyboru, tabela, menu, karty, link, powiadomienie, błąd, logowanie, kod weryfikacyjny, wyszukiwanie',
  'Schaltfläche, Dialog, Textfeld, Auswahlliste, Kontrollkästchen, Tabelle, Menü, Registerkarten, Link, Benachrichtigung, Fehler, Anmelden, Bestätigungscode, Suche',
  'düğme, iletişim kutusu, metin alanı, açılır liste, onay kutusu, tablo, menü, sekmeler, bağlantı, bildirim, hata, giriş, doğrulama kodu, arama',
  'bouton, boîte de dialogue, champ de texte, liste déroulante, case à cocher, tableau, menu, onglets, lien, notification, erreur, connexion, code de vérification, recherche',
  'botão, caixa de diálogo, campo de texto, lista suspensa, caixa de seleção, tabela, menu, abas, link, notificação, erro, entrar, código de verificação, pesquisa',
  '버튼, 대화 상자, 텍스트 필드, 선택 상자, 체크박스, 표, 메뉴, 탭, 링크, 알림, 오류, 로그인, 인증 코드, 검색',
  'ボタン, ダイアログ, テキストフィールド, プルダウン, チェックボックス, 表, メニュー, タブ, リンク, 通知, エラー, ログイン, 認証コード, 検索',
].map((names) => names.split(', '));

/** Other names of a page: words of other design systems, and of other languages. */
export function namesOf(title: string): string {
  const place = TRANSLATIONS[0]?.indexOf(title) ?? -1;
  return [synonyms[title], ...TRANSLATIONS.map((names) => names[place])].join(' ');
}

/** Other words for tokens, by the whole name or by a part of it. */
export const tokenSynonyms: Readonly<Record<string, string>> = {
  danger: 'error invalid wrong red',
  warning: 'caution amber yellow',
  success: 'done valid green',
  info: 'blue',
  surface: 'background',
  border: 'edge outline',
  radius: 'corner rounded',
  shadow: 'elevation',
  space: 'gap margin padding spacing',
  type: 'font typography',
  motion: 'animation transition',
  focus: 'ring outline',
  'color.focus': 'focus ring',
  layer: 'z-index',
};
