import { documentationStory, matrixStory } from '../../docs/storiesOf';
import { docs } from './Checkbox.docs';

export default { title: 'Components / Checkbox' };

export const Documentation = documentationStory(docs);

export const States = matrixStory(docs);
