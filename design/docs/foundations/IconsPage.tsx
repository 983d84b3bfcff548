import { useState } from 'react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { LiveRegion } from '../../components/LiveRegion/LiveRegion';
import { Text } from '../../components/Text/Text';
import * as frameIcons from '../../icons/frameIcons';
import * as laterIcons from '../../icons/icons';
import type { IconProps } from '../../icons/Icon';
import { token } from '../../tokens/token';
import { copyText } from '../copyText';
import { DocPart, DocSheet } from '../Sheet';
import { leads } from '../chapters/chapterTexts';

const Shelf = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: ${token('space.3')};
`;

const Item = styled.button`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${token('space.2')};
  padding: ${token('space.4')} ${token('space.2')};
  border: 1px solid ${token('color.border.subtle')};
  border-radius: ${token('radius.surface')};
  background: ${token('color.surface.card')};
  color: ${token('color.text.primary')};
  font-size: ${token('type.size.small')};
  cursor: pointer;
  &:hover {
    border-color: ${token('color.border.field')};
  }
  > span {
    display: flex;
    gap: ${token('space.4')};
  }
`;

type Draw = (props: IconProps) => ReactElement<{ pointing?: boolean }>;

const all = Object.entries({ ...frameIcons, ...laterIcons } as Record<string, Draw>).map(
  ([name, draw]) => ({ name, draw, flips: draw({}).props.pointing === true }),
);

function Shelves({ flips, onCopied }: { flips: boolean; onCopied: (words: string) => void }) {
  const copy = async (name: string) =>
    onCopied((await copyText(name)) ? `${name} copied` : `${name} could not be copied`);
  return (
    <Shelf>
      {all
        .filter((icon) => icon.flips === flips)
        .map(({ name, draw: Drawing }) => (
          <Item key={name} type="button" onClick={() => void copy(name)}>
            <span>
              <Drawing size="large" />
              {flips ? (
                <span dir="rtl">
                  <Drawing size="large" />
                </span>
              ) : null}
            </span>
            {name}
          </Item>
        ))}
    </Shelf>
  );
}

/** All icons. A press copies the name. */
export function IconsPage() {
  const [said, setSaid] = useState('');
  return (
    <DocSheet
      title="Icons"
      lead={leads['foundations--icons']}
      aside={
        <LiveRegion>
          <Text as="span" size="small" tone="secondary">
            {said}
          </Text>
        </LiveRegion>
      }
    >
      <DocPart
        title="Icons that flip"
        lead="Icons with a horizontal direction mirror themselves in right-to-left pages (shown beside)."
      >
        <Shelves flips onCopied={setSaid} />
      </DocPart>
      <DocPart title="Icons that stay" lead="They have the same meaning in both directions.">
        <Shelves flips={false} onCopied={setSaid} />
      </DocPart>
    </DocSheet>
  );
}
