import { keyframes, styled } from 'styled-components';
import { themes } from '../../tokens/themes';
import { token } from '../../tokens/token';
import type { TokenName } from '../../tokens/token';

const cross = keyframes`
  from { inset-inline-start: 0; }
`;

const Colors = styled.span`
  display: flex;
  block-size: ${token('space.8')};
  overflow: clip;
  border: ${token('line.hairline')} solid ${token('color.border.default')};
  border-radius: ${token('radius.small')};
  > * {
    flex: 1;
  }
`;

const Bar = styled.span`
  display: flex;
  > * {
    block-size: ${token('space.4')};
    background: ${token('color.border.default')};
  }
  > :not(b) {
    inline-size: ${token('space.6')};
    border-radius: ${token('radius.small')};
  }
  > b {
    background: ${token('color.action.primary.rest')};
  }
`;

const Block = styled.span`
  display: block;
  inline-size: ${token('space.16')};
  block-size: ${token('space.10')};
  border: ${token('line.hairline')} solid ${token('color.border.default')};
  border-radius: ${token('radius.surface')};
  background: ${token('color.surface.raised')};
`;

const Words = styled.span`
  display: block;
  inline-size: 9rem;
  line-height: ${token('type.line.heading')};
`;

/** Its dot crosses it once. */
const Track = styled.span<{ $duration: TokenName; $easing: TokenName }>`
  position: relative;
  display: block;
  block-size: ${token('space.4')};
  border-radius: ${token('radius.full')};
  background: ${token('color.surface.skeleton')};
  > * {
    position: absolute;
    inset-inline-start: calc(100% - ${token('space.4')});
    inline-size: ${token('space.4')};
    block-size: 100%;
    border-radius: inherit;
    background: ${token('color.action.primary.rest')};
    animation: ${cross} ${({ $duration }) => token($duration)} ${({ $easing }) => token($easing)} both;
  }
`;

const TEXT = {
  'type.size.': 'fontSize',
  'type.weight.': 'fontWeight',
  'type.family.': 'fontFamily',
  'type.line.': 'lineHeight',
  'type.lineArabic.': 'lineHeight',
} as const;

export function TokenSample({ name }: { name: TokenName }) {
  const value = token(name);
  const text = Object.entries(TEXT).find(([start]) => name.startsWith(start))?.[1];
  if (text !== undefined)
    return (
      <Words style={{ [text]: value }}>
        Aa 学 ع
        {text === 'lineHeight' ? (
          <>
            <br />
            Aa 学 ع
          </>
        ) : null}
      </Words>
    );
  if (name.startsWith('color.'))
    return (
      <Colors>
        {[themes.light, themes.dark].map((theme, index) => (
          <span key={index} style={{ background: theme.get(name) }} />
        ))}
      </Colors>
    );
  if (name.startsWith('radius.')) return <Block style={{ borderRadius: value }} />;
  if (name.startsWith('shadow.')) return <Block style={{ boxShadow: value }} />;
  if (name.startsWith('motion.')) {
    const isDuration = name.startsWith('motion.duration.');
    return (
      <Track
        $duration={isDuration ? name : 'motion.duration.pulse'}
        $easing={isDuration ? 'motion.easing.enter' : name}
      >
        <span />
      </Track>
    );
  }
  const bar = <b style={{ inlineSize: value }} />;
  return name.startsWith('size.') ? (
    <Bar>{bar}</Bar>
  ) : (
    <Bar>
      <span />
      {bar}
      <span />
    </Bar>
  );
}
