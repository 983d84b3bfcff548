import { use } from 'react';
import { styled } from 'styled-components';
import { useAddress } from '../../.ladle/addressView';
import { Link } from '../../components/Link/Link';
import { narrow } from '../../foundations/media';
import { token } from '../../tokens/token';
import { ScreenPicture } from '../atlas/Screens';
import { PHONE_WIDTH } from '../atlas/usePictureWidth';
import { groupBy } from '../groupBy';
import { Rules } from '../PointList';
import { DocPart, DocSheet } from '../Sheet';
import { SiteContext } from '../shell/SiteContext';
import type { SitePage } from '../shell/siteMap';
import { storyAddress } from '../storyAddress';
import type { Flow } from './flows';

/** The screens in their order; an arrow leads to each from the one before, also in a new row. */
const Path = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
  gap: ${token('space.8')};
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    position: relative;
    display: grid;
    gap: ${token('space.2')};
    align-content: start;
    min-inline-size: 0;
  }
  > li:not(:first-child)::before {
    content: '→' / '';
    position: absolute;
    inset-block-start: 8rem;
    inset-inline-start: calc(-1 * ${token('space.6')});
    color: ${token('color.text.secondary')};
    font-size: ${token('type.size.large')};
    line-height: 1;
  }
  /* One column. */
  @media ${narrow} {
    > li:not(:first-child)::before {
      content: '↓' / '';
      inset-block-start: calc(-1 * ${token('space.6')});
      inset-inline-start: 0;
    }
  }
  h3 {
    font-size: ${token('type.size.medium')};
    a {
      color: inherit;
    }
  }
`;

const States = styled.ul`
  display: grid;
  padding: 0;
  font-size: ${token('type.size.small')};
  list-style: none;
  a {
    display: inline-block;
    min-block-size: ${token('size.target')};
  }
`;

function Step({ page, position }: { page: SitePage; position: number }) {
  const address = useAddress();
  return (
    <li>
      <ScreenPicture screen={page} width={PHONE_WIDTH} height={600} />
      <h3>
        {position}. <Link href={storyAddress(address, page.id)}>{page.title}</Link>
      </h3>
      <States aria-label={`States of ${page.title}`}>
        {page.states.map(({ id, title }) => (
          <li key={id}>
            <Link href={storyAddress(address, id)}>{title}</Link>
          </li>
        ))}
      </States>
    </li>
  );
}

/** A flow of the product as a map: its paths, the screens of each in order, and their states. */
export function FlowPage({ title, lead, rules, features }: Flow) {
  const { sections } = use(SiteContext);
  const pages = sections
    .filter((section) => section.title === 'Screens')
    .flatMap((section) => section.pages)
    .filter(({ group }) => features.includes(group));
  return (
    <DocSheet title={title} lead={lead}>
      {[...groupBy(pages, ({ path, group }) => path || group)].map(([path, screens]) => (
        <DocPart key={path} title={path}>
          <Path>
            {screens.map((page, index) => (
              <Step key={page.id} page={page} position={index + 1} />
            ))}
          </Path>
        </DocPart>
      ))}
      {rules.length === 0 ? null : <Rules rules={rules} />}
    </DocSheet>
  );
}
