import { documentationStory } from '../../docs/storiesOf';
import { docs } from './VisuallyHidden.docs';

export default { title: 'Components / Visually hidden' };

export const Documentation = documentationStory(docs);
