import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useAddress } from '../../.ladle/addressView';
import { Link } from '../../components/Link/Link';
import { token } from '../../tokens/token';
import { leads } from '../chapters/chapterTexts';
import { componentDocs } from '../componentDocs';
import { exportOf } from '../documentation';
import type { ComponentDocumentation } from '../documentation';
import { LiveFrame } from '../LiveFrame';
import { DocPart, DocSheet, Specimen } from '../Sheet';
import { pageOfComponent, storyAddress, storyId, wordsOf } from '../storyAddress';
import { Tile, Tiles } from '../styled';

/** What people look for, with the components that do it. */
const GROUPS: Readonly<Record<string, string>> = {
  Actions: 'Button IconButton Link Menu',
  Fields: 'TextField TextArea SearchField Select Checkbox RadioGroup TickBox FileDrop',
  Messages: 'InlineMessage NoticeRegion ErrorSummary Badge ProgressBar Spinner Skeleton LiveRegion',
  Overlays: 'Modal Tooltip Disclosure',
  Data: 'Table Tree Pagination Tabs Avatar TruncatedText',
  Structure: 'Stack Card Heading Text VisuallyHidden',
};

const Picture = styled.div`
  display: grid;
  max-block-size: 12rem;
  overflow: hidden;
  > div {
    padding: ${token('space.4')};
  }
`;

function ComponentTile({ name, title, lead, guidance, states }: ComponentDocumentation) {
  const address = useAddress();
  const overlay = states.find((state) => state.overlay !== undefined);
  return (
    <Tile>
      {overlay === undefined ? (
        <Picture inert>
          <Specimen>{guidance.good.show}</Specimen>
        </Picture>
      ) : (
        <LiveFrame
          title={name}
          src={storyAddress(address, storyId(title, exportOf(overlay.name)), 'preview')}
          width={640}
          height={300}
        />
      )}
      <figcaption>
        <Link href={storyAddress(address, pageOfComponent(name))}>{wordsOf(name)}</Link>
        <div>{lead}</div>
      </figcaption>
    </Tile>
  );
}

/** All components as live tiles, by what they are for. */
export function ComponentsPage() {
  // Some components scroll to themselves when they appear.
  useEffect(() => window.scrollTo(0, 0), []);
  return (
    <DocSheet title="Components" lead={leads['components--overview']}>
      {Object.entries(GROUPS).map(([group, names]) => (
        <DocPart key={group} title={group}>
          <Tiles>
            {names
              .split(' ')
              .flatMap((name) => componentDocs.find((docs) => docs.name === name) ?? [])
              .map((docs) => (
                <ComponentTile key={docs.name} {...docs} />
              ))}
          </Tiles>
        </DocPart>
      ))}
    </DocSheet>
  );
}
