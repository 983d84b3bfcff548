import { documentationStory, matrixStory } from '../../docs/storiesOf';
import { docs } from './IconButton.docs';

export default { title: 'Components / Icon button' };

export const Documentation = documentationStory(docs);

export const States = matrixStory(docs);
