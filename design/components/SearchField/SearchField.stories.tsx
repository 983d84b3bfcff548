import { SearchField } from './SearchField';

export default { title: 'Components/SearchField' };

export const Empty = () => <SearchField label="Search" />;

export const Filled = () => <SearchField label="Search" defaultValue="E0100000" />;
