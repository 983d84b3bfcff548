import { documentationStory, matrixStory } from '../../docs/storiesOf';
import { docs } from './RadioGroup.docs';

export default { title: 'Components / Radio group' };

export const Documentation = documentationStory(docs);

export const States = matrixStory(docs);
