import { documentationStory, stateStory } from '../../docs/storiesOf';
import { visuallyHiddenDocs } from './VisuallyHidden.docs';

export default { title: 'Components / Visually hidden' };

export const Documentation = documentationStory(visuallyHiddenDocs);

export const Rest = stateStory(visuallyHiddenDocs, 'Rest');
