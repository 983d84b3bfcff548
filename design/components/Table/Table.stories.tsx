import { documentationStory, matrixStory } from '../../docs/storiesOf';
import { docs } from './Table.docs';

export default { title: 'Components / Table' };

export const Documentation = documentationStory(docs);

export const States = matrixStory(docs);
