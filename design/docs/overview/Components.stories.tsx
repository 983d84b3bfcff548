import { componentDocs } from '../componentDocs';
import { firstPhrases } from '../phrases';
import { ComponentsPage } from './ComponentsPage';

export default { title: 'Components' };

// The page renders at once, and its effects are the last ones.
const [all] = await Promise.all([componentDocs(), firstPhrases()]);

export const Overview = () => <ComponentsPage all={all} />;
