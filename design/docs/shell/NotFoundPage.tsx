import { use, useEffect, useState } from 'react';
import { useAddress } from '../../.ladle/addressView';
import { Link } from '../../components/Link/Link';
import { Text } from '../../components/Text/Text';
import type { SearchEntry } from '../search/searchEntries';
import { DocSheet } from '../Sheet';
import { storyAddress } from '../storyAddress';
import { SiteContext } from './SiteContext';

/** Says that the address names no page, and offers the page with the most similar name. */
export function NotFoundPage({ story }: { story: string }) {
  const { sections } = use(SiteContext);
  const address = useAddress();
  const [nearest, setNearest] = useState<SearchEntry>();
  useEffect(() => {
    const words = story.replaceAll(/--|-/g, ' ').replace(/^components | documentation$/g, '');
    void import('../search/searchIndex')
      .then(({ createSearch }) => createSearch(sections))
      .then((find) => setNearest(find(words).flatMap(([, entries]) => entries)[0]));
  }, [sections, story]);
  return (
    <DocSheet title="Page not found" lead="The address names a page that does not exist.">
      {nearest === undefined ? null : (
        <Text>
          Did you mean <Link href={storyAddress(address, nearest.story)}>{nearest.title}</Link>?
        </Text>
      )}
      <Text>
        <Link href={storyAddress(address, 'overview--welcome')}>Start page</Link>
      </Text>
    </DocSheet>
  );
}
