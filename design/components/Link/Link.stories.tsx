import { Link } from './Link';
import { documentationStory, matrixStory } from '../../docs/storiesOf';
import { linkDocs } from './Link.docs';

export default { title: 'Components / Link' };

export const Documentation = documentationStory(linkDocs);

export const States = matrixStory(linkDocs);

export const NewTab = () => (
  <Link href="#privacy" newTab newTabLabel="(opens a new tab)">
    Privacy Policy
  </Link>
);
