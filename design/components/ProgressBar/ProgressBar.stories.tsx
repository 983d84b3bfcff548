import { documentationStory, matrixStory } from '../../docs/storiesOf';
import { docs } from './ProgressBar.docs';

export default { title: 'Components / Progress bar' };

export const Documentation = documentationStory(docs);

export const States = matrixStory(docs);
