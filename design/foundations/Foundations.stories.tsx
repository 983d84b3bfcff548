import { styled } from 'styled-components';
import { Heading } from '../components/Heading/Heading';
import { Stack } from '../components/Stack/Stack';
import { Text } from '../components/Text/Text';
import { contrastPairs } from '../tokens/contrastPairs';
import type { ContrastPair } from '../tokens/contrastPairs';
import { pairContrast } from '../tokens/contrastProblems';
import { themes } from '../tokens/themes';
import { token } from '../tokens/token';
import type { TokenName } from '../tokens/token';

export default { title: 'Foundations' };

/** Text shows its colour as text, everything else as an edge. */
const Sample = styled.td<{ $pair: ContrastPair }>`
  padding: ${token('space.2')} ${token('space.4')};
  border: ${token('space.1')} solid ${({ $pair }) => token($pair.least === 3 ? $pair.foreground : $pair.background)};
  background: ${({ $pair }) => token($pair.background)};
  color: ${({ $pair }) => token($pair.least === 3 ? 'color.text.primary' : $pair.foreground)};
  overflow-wrap: anywhere;
`;

const Swatch = styled.div<{ $colour: TokenName }>`
  inline-size: 100%;
  block-size: ${token('space.12')};
  border: 1px solid ${token('color.border.subtle')};
  border-radius: ${token('radius.control')};
  background: ${({ $colour }) => token($colour)};
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
  gap: ${token('space.4')};
`;

const Bar = styled.div<{ $size: TokenName }>`
  inline-size: ${({ $size }) => token($size)};
  block-size: ${token('space.4')};
  background: ${token('color.action.primary.rest')};
`;

const named = (start: string, theme: ReadonlyMap<string, string>) =>
  [...theme.keys()].filter((name) => name.startsWith(start)) as TokenName[];

export const Colours = () => (
  <Grid>
    {named('color.', themes.light).map((name) => (
      <div key={name}><Swatch $colour={name} /><Text size="small" tone="secondary">{name}</Text></div>
    ))}
  </Grid>
);

export const Contrast = () => (
  <table>
    <thead><tr><th scope="col">Pair</th><th scope="col">Light</th><th scope="col">Dark</th><th scope="col">Least</th></tr></thead>
    <tbody>
      {contrastPairs.map((pair) => (
        <tr key={`${pair.foreground} ${pair.background}`}>
          <Sample $pair={pair}>{pair.foreground} on {pair.background}</Sample>
          <td>{pairContrast(pair, 'light').toFixed(2)}</td>
          <td>{pairContrast(pair, 'dark').toFixed(2)}</td>
          <td>{pair.least}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const scripts = [
  ['en', 'Log in to your academy', 'A one-time code keeps your account yours.'],
  ['zh-CN', '登录您的学院', '我们会向您的手机发送一次性验证码，五分钟内有效。'],
  ['ja', 'アカデミーにログイン', '確認コードを携帯電話に送信します。5分間有効です。'],
  ['ko', '아카데미에 로그인', '휴대폰으로 인증 코드를 보내 드립니다. 5분간 유효합니다.'],
  ['ru', 'Войдите в академию', 'Одноразовый код придёт на ваш телефон и действует пять минут.'],
  ['ar', 'سجّل الدخول إلى أكاديميتك', 'سنرسل رمز تحقق لمرة واحدة إلى هاتفك، وهو صالح لمدة 5 دقائق.'],
  ['pl', 'Zaloguj się do akademii', 'Jednorazowy kod chroni Twoje konto. Zażółć gęślą jaźń.'],
  ['tr', 'Akademinize giriş yapın', 'Tek kullanımlık kod hesabınızı korur. İğne, ışık, ağaç.'],
] as const;

export const TypeInEveryScript = () => (
  <Stack gap="6">
    {scripts.map(([lang, title, text]) => (
      <Stack key={lang} gap="1" lang={lang} dir={lang === 'ar' ? 'rtl' : 'ltr'}>
        <Heading level={2}>{title}</Heading>
        <Text tone="secondary">{text}</Text>
      </Stack>
    ))}
  </Stack>
);

export const Spacing = () => (
  <Stack gap="2">
    {named('space.', themes.shared).map((name) => (
      <Stack key={name} direction="row" align="center"><Bar $size={name} /><Text as="span" size="small">{name} = {themes.shared.get(name)}</Text></Stack>
    ))}
  </Stack>
);
