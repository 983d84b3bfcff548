import { documentationStory, matrixStory } from '../../docs/storiesOf';
import { iconButtonDocs } from './IconButton.docs';

export default { title: 'Components / Icon button' };

export const Documentation = documentationStory(iconButtonDocs);

export const States = matrixStory(iconButtonDocs);
