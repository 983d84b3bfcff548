import { documentationStory } from '../../docs/storiesOf';
import { docs } from './Card.docs';

export default { title: 'Components / Card' };

export const Documentation = documentationStory(docs);
