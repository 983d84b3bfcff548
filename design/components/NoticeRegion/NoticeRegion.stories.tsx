import { documentationStory, overlayStory } from '../../docs/storiesOf';
import { docs } from './NoticeRegion.docs';

export default { title: 'Components / Notice region' };

export const Documentation = documentationStory(docs);

export const EveryTone = overlayStory(docs, 'Every tone');
