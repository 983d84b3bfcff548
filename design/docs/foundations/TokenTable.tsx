import { styled } from 'styled-components';
import { narrow } from '../../foundations/media';
import { themes } from '../../tokens/themes';
import { token } from '../../tokens/token';
import type { TokenName } from '../../tokens/token';
import { CopyButton } from '../CopyButton';
import { DataTable } from '../DataTable';
import { THEMES } from './ContrastTable';
import { TokenSample } from './TokenSample';
import { purposeOf } from './tokenUses';

/** The sample beside the name; on phones above it, so that the start of a row fits the window. */
const SampleCell = styled.div`
  display: grid;
  grid-template-columns: 9rem auto;
  gap: ${token('space.2')} ${token('space.4')};
  align-items: start;
  @media ${narrow} {
    grid-template-columns: auto;
  }
`;

const Lines = styled.div`
  display: flex;
  flex-direction: column;
  align-items: start;
  font-size: ${token('type.size.small')};
  font-weight: ${token('type.weight.regular')};
  > code {
    max-inline-size: 100%;
    color: ${token('color.text.secondary')};
  }
`;

function Names({ name }: { name: TokenName }) {
  const call = `token('${name}')`;
  return (
    <Lines>
      <CopyButton name={call} text={call}>
        <code>{call}</code>
      </CopyButton>
      <code>{token(name)}</code>
    </Lines>
  );
}

function Values({ name }: { name: TokenName }) {
  const sharedValue = themes.shared.get(name);
  if (sharedValue !== undefined) return <code>{sharedValue}</code>;
  return Object.entries(THEMES).map(([title, theme]) => (
    <div key={theme}>
      {title} <code>{themes[theme].get(name)}</code>
    </div>
  ));
}

interface TokenTableProps {
  label: string;
  names: readonly TokenName[];
  sampled: boolean;
}

export function TokenTable({ label, names, sampled }: TokenTableProps) {
  const rows = names.map((name) => {
    const lines = <Names name={name} />;
    const nameCell = sampled ? (
      <SampleCell>
        <span aria-hidden="true">
          <TokenSample name={name} />
        </span>
        {lines}
      </SampleCell>
    ) : (
      lines
    );
    return {
      id: name,
      cells: [nameCell, <Values key="values" name={name} />, purposeOf(name)],
    };
  });
  return (
    <DataTable
      label={label}
      columns={['Token and CSS variable', 'Value', 'Use']}
      rows={rows}
      anchors
    />
  );
}
