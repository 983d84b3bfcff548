import { documentationStory } from '../../docs/storiesOf';
import { docs } from './Spinner.docs';

export default { title: 'Components / Spinner' };

export const Documentation = documentationStory(docs);
