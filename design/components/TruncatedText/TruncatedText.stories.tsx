import { documentationStory, matrixStory } from '../../docs/storiesOf';
import { docs } from './TruncatedText.docs';

export default { title: 'Components / Truncated text' };

export const Documentation = documentationStory(docs);

export const States = matrixStory(docs);
