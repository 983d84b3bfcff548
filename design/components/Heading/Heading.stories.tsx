import { documentationStory, stateStory } from '../../docs/storiesOf';
import { headingDocs } from './Heading.docs';

export default { title: 'Components / Heading' };

export const Documentation = documentationStory(headingDocs);

export const Level1 = stateStory(headingDocs, 'Level 1');

export const Level2 = stateStory(headingDocs, 'Level 2');

export const Level3 = stateStory(headingDocs, 'Level 3');
