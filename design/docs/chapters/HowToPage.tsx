import { useAddress } from '../../.ladle/addressView';
import { Link } from '../../components/Link/Link';
import { Text } from '../../components/Text/Text';
import { DocPart, DocSheet } from '../Sheet';
import { storyAddress } from '../storyAddress';
import { Points } from '../styled';

/** How themes and brands work, and how to set one. */
export function HowToPage() {
  const address = useAddress();
  return (
    <DocSheet
      title="Theming"
      lead="Two themes, light and dark, and one brand for each academy. Both only change the values of tokens."
    >
      <DocPart title="Light and dark">
        <Points>
          <li>
            The page follows the system, unless <code>data-theme</code> on <code>html</code> is{' '}
            <code>light</code> or <code>dark</code>.
          </li>
          <li>In dark, nearer surfaces are lighter and accents have less chroma.</li>
          <li>Components know no theme: they use tokens by their purpose.</li>
        </Points>
      </DocPart>
      <DocPart title="A brand">
        <Points>
          <li>
            A brand has an accent, perhaps another one for dark, and the radius of its controls.
          </li>
          <li>
            All other colours of the accent are derived: hover, pressed, selection, focus. The tones
            of messages stay, so that an error looks like an error in every academy.
          </li>
          <li>
            A brand with too little contrast is refused when the deployment is configured, with the
            pair that fails.
          </li>
        </Points>
      </DocPart>
      <DocPart title="Set a brand">
        <Text>
          Make it in the <Link href={storyAddress(address, 'theming--playground')}>playground</Link>
          , copy the configuration, and put <code>brand</code> into the file of your deployment.{' '}
          <code>npm run configure</code> writes it into a finished build;{' '}
          <code>docs/deployment.md</code> has all keys.
        </Text>
      </DocPart>
    </DocSheet>
  );
}
