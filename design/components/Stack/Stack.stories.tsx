import { documentationStory } from '../../docs/storiesOf';
import { docs } from './Stack.docs';

export default { title: 'Components / Stack' };

export const Documentation = documentationStory(docs);
