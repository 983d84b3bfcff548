import { documentationStory, matrixStory } from '../../docs/storiesOf';
import { docs } from './InlineMessage.docs';

export default { title: 'Components / Inline message' };

export const Documentation = documentationStory(docs);

export const States = matrixStory(docs);
