import { documentationStory, stateStory } from '../../docs/storiesOf';
import { cardDocs } from './Card.docs';

export default { title: 'Components / Card' };

export const Documentation = documentationStory(cardDocs);

export const Rest = stateStory(cardDocs, 'Rest');
