import accessibility from '../../../docs/accessibility.md';
import changelog from '../../../CHANGELOG.md';
import contributing from '../../../CONTRIBUTING.md';
import { MarkdownPage } from '../chapters/MarkdownPage';

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
