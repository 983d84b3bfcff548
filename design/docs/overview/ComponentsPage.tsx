import { Suspense, use, useEffect } from 'react';
import { styled } from 'styled-components';
import { useAddress } from '../../.ladle/addressView';
import { Link } from '../../components/Link/Link';
import { token } from '../../tokens/token';
import { leads } from '../chapters/chapterTexts';
import { componentDocs, componentGroups, useExample } from '../componentDocs';
import type { ComponentDocumentation } from '../documentation';
import { LiveFrame } from '../LiveFrame';
import { Phrased } from '../Phrased';
import { DocPart, DocSheet, Specimen } from '../Sheet';
import { pageOfComponent, storyAddress, storyOfState, wordsOf } from '../storyAddress';
import { Tile, Tiles } from '../styled';

const Picture = styled.div`
  display: grid;
  > div {
    padding: ${token('space.4')};
  }
  [role='tree'] {
    max-block-size: 10rem;
  }
`;

/** Shown by its example where no picture of its good use exists. */
function Example({ name }: { name: string }) {
  const { Example: Shown } = useExample(name);
  return <Shown />;
}

function ComponentTile({ name, lead, guidance, overlays }: ComponentDocumentation) {
  const address = useAddress();
  const [overlay] = overlays ?? [];
  const good = typeof guidance === 'string' ? guidance : guidance.good.show;
  return (
    <Tile>
      {overlay === undefined ? (
        <Picture inert>
          <Specimen>
            {typeof good === 'function' ? <Phrased show={good} /> : <Example name={name} />}
          </Specimen>
        </Picture>
      ) : (
        <LiveFrame
          title={name}
          src={storyAddress(address, storyOfState(name, overlay.name), 'preview')}
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

function Groups() {
  const docs = use(componentDocs());
  return Object.entries(componentGroups).map(([group, names]) => (
    <DocPart key={group} title={group}>
      <Tiles>
        {docs
          .filter(({ name }) => names.includes(name))
          .map((each) => (
            <ComponentTile key={each.name} {...each} />
          ))}
      </Tiles>
    </DocPart>
  ));
}

/** All components as live tiles, by what they are for. */
export function ComponentsPage() {
  // Some components scroll to themselves when they appear.
  useEffect(() => window.scrollTo(0, 0), []);
  return (
    <DocSheet title="Components" lead={leads['components--overview']}>
      <Suspense fallback={null}>
        <Groups />
      </Suspense>
    </DocSheet>
  );
}
