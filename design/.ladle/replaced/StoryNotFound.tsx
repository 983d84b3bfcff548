import { useAddress } from '../addressView';
import { Link } from '../../components/Link/Link';
import { Text } from '../../components/Text/Text';
import { DocSheet } from '../../docs/Sheet';
import { storyAddress } from '../../docs/storyAddress';

/** The page for an address without a story; it replaces Ladle's own. */
export default function StoryNotFound() {
  const address = useAddress();
  return (
    <DocSheet title="Page not found" lead="No page has this address. It may have a new name.">
      <Text>
        Search for it, or begin at the{' '}
        <Link href={storyAddress(address, 'overview--welcome')}>start page</Link>.
      </Text>
    </DocSheet>
  );
}
