import { componentDocs } from '../componentDocs';
import { ComponentsPage } from './ComponentsPage';

export default { title: 'Components' };

const all = await componentDocs();

export const Overview = () => <ComponentsPage all={all} />;
