import { documentationStory, matrixStory } from '../../docs/storiesOf';
import { docs } from './Heading.docs';

export default { title: 'Components / Heading' };

export const Documentation = documentationStory(docs);

export const States = matrixStory(docs);
