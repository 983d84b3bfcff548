import { ComponentsPage } from './ComponentsPage';

export default { title: 'Components' };

export const Overview = () => <ComponentsPage />;
