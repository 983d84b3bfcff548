import { documentationStory, matrixStory } from '../../docs/storiesOf';
import { docs } from './Select.docs';

export default { title: 'Components / Select' };

export const Documentation = documentationStory(docs);

export const States = matrixStory(docs);
