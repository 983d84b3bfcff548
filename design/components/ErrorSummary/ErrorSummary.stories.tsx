import { documentationStory, matrixStory } from '../../docs/storiesOf';
import { docs } from './ErrorSummary.docs';

export default { title: 'Components / Error summary' };

export const Documentation = documentationStory(docs);

export const States = matrixStory(docs);
