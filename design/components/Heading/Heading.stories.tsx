import { documentationStory, stateStory } from '../../docs/storiesOf';
import { docs } from './Heading.docs';

export default { title: 'Components / Heading' };

export const Documentation = documentationStory(docs);

export const Level1 = stateStory(docs, 'Level 1');

export const Level2 = stateStory(docs, 'Level 2');

export const Level3 = stateStory(docs, 'Level 3');
