import { documentationStory, matrixStory } from '../../docs/storiesOf';
import { docs } from './FileDrop.docs';

export default { title: 'Components / File drop' };

export const Documentation = documentationStory(docs);

export const States = matrixStory(docs);
