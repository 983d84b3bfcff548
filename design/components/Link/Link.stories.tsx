import { Link } from './Link';
import { documentationStory, stateStory } from '../../docs/storiesOf';
import { linkDocs } from './Link.docs';

export default { title: 'Components / Link' };

export const Documentation = documentationStory(linkDocs);

export const Rest = stateStory(linkDocs, 'Rest');

export const Hover = stateStory(linkDocs, 'Hover');

export const FocusVisible = stateStory(linkDocs, 'Focus visible');

export const Default = () => <Link href="#help">Didn&apos;t receive the code?</Link>;

export const NewTab = () => (
  <Link href="#privacy" newTab newTabLabel="(opens a new tab)">
    Privacy Policy
  </Link>
);
