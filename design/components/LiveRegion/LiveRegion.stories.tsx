import { documentationStory } from '../../docs/storiesOf';
import { docs } from './LiveRegion.docs';

export default { title: 'Components / Live region' };

export const Documentation = documentationStory(docs);
