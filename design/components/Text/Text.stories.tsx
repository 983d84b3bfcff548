import { documentationStory, stateStory } from '../../docs/storiesOf';
import { docs } from './Text.docs';

export default { title: 'Components / Text' };

export const Documentation = documentationStory(docs);

export const Secondary = stateStory(docs, 'Secondary');

export const Muted = stateStory(docs, 'Muted');

export const Danger = stateStory(docs, 'Danger');

export const Large = stateStory(docs, 'Large');
