import accessibility from '../../../docs/accessibility.md';
import changelog from '../../../CHANGELOG.md';
import contributing from '../../../CONTRIBUTING.md';
import { Atlas as AtlasPage } from '../atlas/Atlas';
import { MarkdownPage } from '../chapters/MarkdownPage';
import { Welcome as WelcomePage } from './Welcome';

export default { title: 'Overview' };

export const Welcome = () => <WelcomePage />;

export const Atlas = () => <AtlasPage />;

export const Accessibility = () => (
  <MarkdownPage
    title="Accessibility"
    lead="What the pages conform to, how it is tested, and what is known to be missing."
    Document={accessibility}
  />
);

export const Contributing = () => (
  <MarkdownPage
    title="Contributing"
    lead="How to work on the product and on this system."
    Document={contributing}
  />
);

export const Changelog = () => (
  <MarkdownPage title="Changelog" lead="What changed in each version." Document={changelog} />
);
