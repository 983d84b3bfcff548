import { documentationStory, matrixStory, overlayStory } from '../../docs/storiesOf';
import { docs } from './Menu.docs';

export default { title: 'Components / Menu' };

export const Documentation = documentationStory(docs);

export const States = matrixStory(docs);

export const Open = overlayStory(docs, 'Open');

export const WithHead = overlayStory(docs, 'With head');

export const OneAction = overlayStory(docs, 'One action');

export const LongActions = overlayStory(docs, 'Long actions');
