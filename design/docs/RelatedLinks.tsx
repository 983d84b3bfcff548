import { useAddress } from '../.ladle/addressView';
import { Link } from '../components/Link/Link';
import { pageOfComponent, storyAddress, wordsOf } from './storyAddress';
import { Points } from './styled';

/** Links to the pages of components. */
export function RelatedLinks({ names }: { names: readonly string[] }) {
  const address = useAddress();
  return (
    <Points>
      {names.map((name) => (
        <li key={name}>
          <Link href={storyAddress(address, pageOfComponent(name))}>{wordsOf(name)}</Link>
        </li>
      ))}
    </Points>
  );
}
