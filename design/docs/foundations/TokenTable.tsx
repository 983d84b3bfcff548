import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { themes } from '../../tokens/themes';
import { token } from '../../tokens/token';
import type { TokenName } from '../../tokens/token';
import { CopyButton } from '../CopyButton';
import { Grid, Scroll } from '../styled';
import { contrastOf, purposeOf } from './tokenUses';

const Table = styled(Grid)`
  td,
  th {
    vertical-align: middle;
  }
  td:first-child {
    inline-size: 6rem;
  }
  small {
    display: block;
    color: ${token('color.text.secondary')};
    font-size: ${token('type.size.small')};
    font-weight: ${token('type.weight.regular')};
  }
  td:last-child {
    padding-inline-end: 0;
    text-align: end;
  }
`;

interface TokenTableProps {
  label: string;
  names: readonly TokenName[];
  sample: (name: TokenName) => ReactNode;
}

const cssName = (name: TokenName) => `--${name.replaceAll('.', '-')}`;

/** The value, or one for each theme where they differ. */
function Values({ name }: { name: TokenName }) {
  const shared = themes.shared.get(name);
  if (shared !== undefined) return <code>{shared}</code>;
  const isColour = name.startsWith('color.');
  return (['light', 'dark'] as const).map((theme) => (
    <small key={theme}>
      {theme}: <code>{themes[theme].get(name)}</code>
      {isColour && contrastOf(name, theme) !== '' ? `, ${contrastOf(name, theme)}` : ''}
    </small>
  ));
}

/** Copies `token('…')`, as styles use it. */
function CopyToken({ name }: { name: TokenName }) {
  return (
    <CopyButton
      label={`Copy ${name}`}
      short="Copy"
      copied={`${name} copied`}
      refused="Not copied"
      text={() => `token('${name}')`}
    />
  );
}

/** Tokens with sample, name, CSS variable, value and use. */
export function TokenTable({ label, names, sample }: TokenTableProps) {
  return (
    <Scroll tabIndex={0} role="region" aria-label={label}>
      <Table>
        <thead>
          <tr>
            <th scope="col">Sample</th>
            <th scope="col">Token and CSS variable</th>
            <th scope="col">Value</th>
            <th scope="col">Use</th>
            <th scope="col">Copy</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <td>{sample(name)}</td>
              <th scope="row">
                <code>{name}</code>
                <small>
                  <code>{cssName(name)}</code>
                </small>
              </th>
              <td>
                <Values name={name} />
              </td>
              <td>{purposeOf(name)}</td>
              <td>
                <CopyToken name={name} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
