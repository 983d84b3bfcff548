import type { CSSProperties, ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading';
import { Stack } from '../../components/Stack/Stack';
import { Text } from '../../components/Text/Text';
import { token } from '../../tokens/token';
import type { TokenName } from '../../tokens/token';
import { DocPart, DocSheet } from '../Sheet';
import { Stage } from '../styled';
import { TokenTable } from './TokenTable';
import { tokensWith } from './tokenUses';
import { leads } from '../chapters/chapterTexts';

const SCRIPTS = [
  [
    'en',
    'Latin',
    'Log in to your academy',
    'A one-time code keeps your account yours. It is valid for 5 minutes.',
  ],
  [
    'de',
    'Latin, German',
    'Bei Ihrer Akademie anmelden',
    'Ein Einmalcode schützt Ihr Konto. Straße, Übergröße, Maßnahme.',
  ],
  [
    'pl',
    'Latin, Polish',
    'Zaloguj się do akademii',
    'Jednorazowy kod chroni Twoje konto. Zażółć gęślą jaźń.',
  ],
  [
    'tr',
    'Latin, Turkish',
    'Akademinize giriş yapın',
    'Tek kullanımlık kod hesabınızı korur. İğne, ışık, ağaç.',
  ],
  ['zh-CN', 'Chinese', '登录您的学院', '我们会向您的手机发送一次性验证码，5 分钟内有效。'],
  ['ja', 'Japanese', 'アカデミーにログイン', '確認コードを携帯電話に送信します。5分間有効です。'],
  ['ko', 'Korean', '아카데미에 로그인', '휴대폰으로 인증 코드를 보내 드립니다. 5분간 유효합니다.'],
  [
    'ru',
    'Cyrillic',
    'Войдите в академию',
    'Одноразовый код придёт на ваш телефон и действует 5 минут.',
  ],
  [
    'ar',
    'Arabic',
    'سجّل الدخول إلى أكاديميتك',
    'سنرسل رمز تحقق لمرة واحدة إلى هاتفك، وهو صالح لمدة 5 دقائق.',
  ],
] as const;

/** The sample's style: one line, in the size, the weight or the family of the token. */
const styleOf = (name: TokenName): CSSProperties => ({
  ...(name.startsWith('type.size') ? { fontSize: token(name) } : {}),
  ...(name.startsWith('type.family') ? { fontFamily: token(name) } : {}),
  ...(name.startsWith('type.weight') ? { fontWeight: token(name) } : {}),
  lineHeight: token('type.line.heading'),
  whiteSpace: 'nowrap',
});

const FAMILY_TEXTS: Readonly<Record<string, string>> = {
  'type.family.arabic': 'سجّل الدخول',
  'type.family.japanese': 'ログイン',
  'type.family.korean': '로그인',
  'type.family.chinese': '登录学院',
};

const sampleText = (name: TokenName) =>
  name.startsWith('type.family') ? (FAMILY_TEXTS[name] ?? 'Log in') : 'Aa 学 ع';

const SCALES = [
  ['Sizes', ['type.size.']],
  ['Weights', ['type.weight.']],
  ['Line heights', ['type.line.', 'type.lineArabic.']],
  ['Families', ['type.family.']],
] as const;

/** Two lines for a line height, otherwise one line. */
function sampleOf(name: TokenName): ReactNode {
  if (!name.startsWith('type.line')) return <span style={styleOf(name)}>{sampleText(name)}</span>;
  const lang = name.startsWith('type.lineArabic') ? 'ar' : 'en';
  return (
    <div lang={lang} dir="auto" style={{ inlineSize: '8rem', lineHeight: token(name) }}>
      {lang === 'ar' ? 'سجّل الدخول إلى أكاديميتك' : 'Log in to your academy'}
    </div>
  );
}

/** The type scale, with samples in every script of the product. */
export function TypePage() {
  return (
    <DocSheet title="Type" lead={leads['foundations--type']}>
      {SCALES.map(([title, start]) => (
        <DocPart key={title} title={title}>
          <TokenTable label={title} names={tokensWith(...start)} sample={sampleOf} />
        </DocPart>
      ))}
      <DocPart title="Every script">
        {SCRIPTS.map(([lang, script, title, text]) => (
          <Stack key={lang} gap="1">
            <Text size="small" tone="muted">
              {script}
            </Text>
            <Stage
              style={{ justifyContent: 'start' }}
              lang={lang}
              dir={lang === 'ar' ? 'rtl' : 'ltr'}
            >
              <Stack gap="2">
                <Heading level={2}>{title}</Heading>
                <Text>{text}</Text>
                <Text tone="secondary" size="small">
                  {text}
                </Text>
              </Stack>
            </Stage>
          </Stack>
        ))}
      </DocPart>
    </DocSheet>
  );
}
