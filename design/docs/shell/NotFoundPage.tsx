import { useAddress } from '../../.ladle/addressView';
import { Link } from '../../components/Link/Link';
import { DocSheet } from '../Sheet';
import { storyAddress } from '../storyAddress';

export function NotFoundPage() {
  const start = storyAddress(useAddress(), 'overview--welcome');
  return (
    <DocSheet title="Page not found" lead="The address names a page that does not exist.">
      <Link href={start}>Start page</Link>
    </DocSheet>
  );
}
