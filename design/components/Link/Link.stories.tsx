import { documentationStory, matrixStory } from '../../docs/storiesOf';
import { docs } from './Link.docs';

export default { title: 'Components / Link' };

export const Documentation = documentationStory(docs);

export const States = matrixStory(docs);
