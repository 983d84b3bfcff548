import { styled } from 'styled-components';
import { Disclosure } from '../../components/Disclosure/Disclosure';
import { contrastPairs } from '../../tokens/contrastPairs';
import type { ContrastPair } from '../../tokens/contrastPairs';
import { pairContrast } from '../../tokens/contrastProblems';
import { themes } from '../../tokens/themes';
import { token } from '../../tokens/token';
import type { TokenName } from '../../tokens/token';

/** More pairs than this are shown on demand. */
const MOST_SHOWN = 1;

const List = styled.ul`
  display: grid;
  gap: ${token('space.1')};
  margin-block-start: ${token('space.1')};
  padding: 0;
  color: ${token('color.text.secondary')};
  font-size: ${token('type.size.small')};
  list-style: none;
  overflow-wrap: anywhere;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.1')} ${token('space.2')};
  }
`;

/** A text colour as text; every other colour as an edge, because it need not be readable as text. */
const Chip = styled.span<{ $isText: boolean }>`
  display: inline-block;
  min-inline-size: ${token('space.6')};
  border: ${({ $isText }) => ($isText ? 1 : 3)}px solid;
  border-color: ${({ $isText }) => ($isText ? token('color.border.default') : 'currentcolor')};
  border-radius: ${token('radius.small')};
  text-align: center;
`;

/** The minimum of text is 4.5, that of edges and icons 3. */
const isReadAsText = ({ least }: ContrastPair): boolean => least > 3;

function Pair({ pair, other }: { pair: ContrastPair; other: string }) {
  return (
    <li>
      {(['light', 'dark'] as const).map((theme) => (
        <span key={theme}>
          <Chip
            $isText={isReadAsText(pair)}
            aria-hidden="true"
            style={{
              background: themes[theme].get(pair.background),
              color: themes[theme].get(pair.foreground),
            }}
          >
            {isReadAsText(pair) ? 'Aa' : '\u00a0'}
          </Chip>{' '}
          {pairContrast(pair, theme).toFixed(1)}
        </span>
      ))}
      <span>
        {other} (at least {pair.least})
      </span>
    </li>
  );
}

const short = (name: string) => name.replace('color.', '');

/** The contrast of a colour with every colour that it has to contrast with, in light and in dark. */
export function ContrastsOf({ name }: { name: TokenName }) {
  const pairs = contrastPairs.filter((pair) => [pair.foreground, pair.background].includes(name));
  if (pairs.length === 0) return null;
  const list = (
    <List aria-label={`Contrast of ${name} in light and dark`}>
      {pairs.map((pair) => {
        const isText = pair.foreground === name;
        const other = isText ? `on ${short(pair.background)}` : `under ${short(pair.foreground)}`;
        return <Pair key={other} pair={pair} other={other} />;
      })}
    </List>
  );
  return pairs.length <= MOST_SHOWN ? (
    list
  ) : (
    <Disclosure summary={`${pairs.length} contrast pairs`}>{list}</Disclosure>
  );
}
