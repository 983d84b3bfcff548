import { Suspense, useEffect } from 'react';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { LiveExample } from '../CodeExample';
import { componentGroups } from '../componentDocs';
import type { ComponentDocumentation } from '../documentation';
import { Shown } from '../Overlays';
import { DocPart, DocSheet } from '../Sheet';
import { pageOfComponent, wordsOf } from '../storyAddress';
import { StoryLink } from '../StoryLink';
import { Picture, Tile, Tiles } from '../styled';

function ComponentTile(documentation: ComponentDocumentation) {
  const { name, lead, guidance } = documentation;
  return (
    <Tile>
      <Picture inert>
        {typeof guidance === 'string' ? (
          <Suspense fallback={<Skeleton blockSize="6rem" />}>
            <LiveExample name={name} />
          </Suspense>
        ) : (
          <Shown show={guidance.good.show} of={documentation} />
        )}
      </Picture>
      <figcaption>
        <StoryLink story={pageOfComponent(name)}>{wordsOf(name)}</StoryLink>
        <div>{lead}</div>
      </figcaption>
    </Tile>
  );
}

export function ComponentsPage({ all }: { all: readonly ComponentDocumentation[] }) {
  // Some components scroll to themselves when they appear.
  useEffect(() => window.scrollTo(0, 0), []);
  return (
    <DocSheet story="components--overview">
      {Object.entries(componentGroups).map(([group, names]) => (
        <DocPart key={group} title={group}>
          <Tiles>
            {all
              .filter(({ name }) => names.includes(name))
              .map((each) => (
                <ComponentTile key={each.name} {...each} />
              ))}
          </Tiles>
        </DocPart>
      ))}
    </DocSheet>
  );
}
