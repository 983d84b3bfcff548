import { documentationStory, stateStory } from '../../docs/storiesOf';
import { textDocs } from './Text.docs';

export default { title: 'Components / Text' };

export const Documentation = documentationStory(textDocs);

export const Primary = stateStory(textDocs, 'Primary');

export const Secondary = stateStory(textDocs, 'Secondary');

export const Muted = stateStory(textDocs, 'Muted');

export const Danger = stateStory(textDocs, 'Danger');

export const Large = stateStory(textDocs, 'Large');
