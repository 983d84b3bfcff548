import { documentationStory } from '../../docs/storiesOf';
import { docs } from './Skeleton.docs';

export default { title: 'Components / Skeleton' };

export const Documentation = documentationStory(docs);
