import { Link } from './Link';
import { documentationStory, matrixStory } from '../../docs/storiesOf';
import { docs } from './Link.docs';

export default { title: 'Components / Link' };

export const Documentation = documentationStory(docs);

export const States = matrixStory(docs);

export const NewTab = () => (
  <Link href="#privacy" newTab newTabLabel="(opens a new tab)">
    Privacy Policy
  </Link>
);
