import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import * as icons from '../../icons/icons';
import * as laterIcons from '../../icons/laterIcons';
import * as pickerIcons from '../../icons/pickerIcons';
import type { IconProps } from '../../icons/Icon';
import { token } from '../../tokens/token';
import { CopyButton } from '../CopyButton';
import { DocSheet } from '../Sheet';

const Shelf = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
  gap: ${token('space.5')};
  padding: 0;
  list-style: none;
  li {
    display: grid;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    gap: ${token('space.1')};
    justify-items: start;
  }
  div {
    display: flex;
    gap: ${token('space.4')};
  }
`;

type Draw = (props: IconProps) => ReactElement<{ pointing?: boolean }>;

const ICONS = Object.entries({ ...icons, ...laterIcons, ...pickerIcons } as Record<string, Draw>);

export function IconsPage() {
  return (
    <DocSheet story="foundations--icons">
      <Shelf>
        {ICONS.map(([name, Drawing]) => (
          <li key={name}>
            <div>
              <Drawing size="large" />
              {Drawing({}).props.pointing === true ? (
                <span dir="rtl">
                  <Drawing size="large" />
                </span>
              ) : null}
            </div>
            <CopyButton name={name} text={name}>
              <code>{name}</code>
            </CopyButton>
          </li>
        ))}
      </Shelf>
    </DocSheet>
  );
}
