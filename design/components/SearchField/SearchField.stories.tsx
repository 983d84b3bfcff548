import { documentationStory, matrixStory } from '../../docs/storiesOf';
import { docs } from './SearchField.docs';

export default { title: 'Components / Search field' };

export const Documentation = documentationStory(docs);

export const States = matrixStory(docs);
