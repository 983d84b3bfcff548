import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { themes } from '../../tokens/themes';
import { token } from '../../tokens/token';
import type { TokenName } from '../../tokens/token';
import { CopyButton } from '../CopyButton';
import { DataTable } from '../DataTable';
import { ContrastsOf } from './ContrastsOf';
import { purposeOf } from './tokenUses';

const Table = styled(DataTable)`
  /* A link to a token shows the whole row, also if it is higher than its name. */
  code[id] {
    scroll-margin-block: ${token('space.16')};
  }
  td,
  th {
    vertical-align: middle;
  }
  :is(td, th):last-child {
    padding-inline-end: 0;
    text-align: end;
  }
`;

const cssName = (name: TokenName) => `--${name.replaceAll('.', '-')}`;

/** The value, or one for each theme where they differ. */
function Values({ name }: { name: TokenName }) {
  const shared = themes.shared.get(name);
  if (shared !== undefined) return <code>{shared}</code>;
  return (['light', 'dark'] as const).map((theme) => (
    <small key={theme}>
      {`${theme}:\u00a0`}
      <code>{themes[theme].get(name)}</code>
    </small>
  ));
}

const callOf = (name: TokenName) => `token('${name}')`;

interface TokenTableProps {
  label: string;
  names: readonly TokenName[];
  /** Shows the effect of a token; without it, there is no such column. */
  sample?: (name: TokenName) => ReactNode;
}

/** Tokens with sample, name, CSS variable, value, use and contrast; a press copies the call. */
export function TokenTable({ label, names, sample }: TokenTableProps) {
  const rows = names.map((name) => ({
    id: name,
    cells: [
      ...(sample === undefined ? [] : [sample(name)]),
      <Fragment key="name">
        <code id={name}>{callOf(name)}</code>
        <small>
          <code>{cssName(name)}</code>
        </small>
      </Fragment>,
      <Values key="values" name={name} />,
      <Fragment key="use">
        {purposeOf(name)}
        <ContrastsOf name={name} />
      </Fragment>,
      <CopyButton
        key="copy"
        label={`Copy ${name}`}
        short="Copy"
        copied={`${name} copied`}
        refused="Not copied"
        text={() => callOf(name)}
      />,
    ],
  }));
  const columns = ['Token and CSS variable', 'Value', 'Use', 'Copy'];
  return (
    <Table
      label={label}
      columns={sample === undefined ? columns : ['Sample', ...columns]}
      rows={rows}
      header={sample === undefined ? 0 : 1}
    />
  );
}
