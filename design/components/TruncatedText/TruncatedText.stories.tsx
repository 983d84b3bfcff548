import { documentationStory, stateStory } from '../../docs/storiesOf';
import { truncatedTextDocs } from './TruncatedText.docs';

export default { title: 'Components / Truncated text' };

export const Documentation = documentationStory(truncatedTextDocs);

export const Whole = stateStory(truncatedTextDocs, 'Whole');

export const Cut = stateStory(truncatedTextDocs, 'Cut');

export const AgainstThePage = stateStory(truncatedTextDocs, 'Against the page');
