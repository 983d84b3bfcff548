import { SearchField } from './SearchField';
import { documentationStory, stateStory } from '../../docs/storiesOf';
import { searchFieldDocs } from './SearchField.docs';

export default { title: 'Components / Search field' };

export const Documentation = documentationStory(searchFieldDocs);

export const Hover = stateStory(searchFieldDocs, 'Hover');

export const Focus = stateStory(searchFieldDocs, 'Focus');

export const Empty = () => <SearchField label="Search" />;

export const Filled = () => <SearchField label="Search" defaultValue="E0100000" />;
