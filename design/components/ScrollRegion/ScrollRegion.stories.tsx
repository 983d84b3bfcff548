import { documentationStory } from '../../docs/storiesOf';
import { docs } from './ScrollRegion.docs';

export default { title: 'Components / Scroll region' };

export const Documentation = documentationStory(docs);
