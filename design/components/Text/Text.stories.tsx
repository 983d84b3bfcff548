import { documentationStory, matrixStory } from '../../docs/storiesOf';
import { docs } from './Text.docs';

export default { title: 'Components / Text' };

export const Documentation = documentationStory(docs);

export const States = matrixStory(docs);
