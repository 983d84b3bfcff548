import accessibility from '../../../docs/accessibility.md';
import changelog from '../../../CHANGELOG.md';
import contributing from '../../../CONTRIBUTING.md';
import { MarkdownPage } from '../chapters/MarkdownPage';
import { leads } from '../chapters/chapterTexts';

export const Accessibility = () => (
  <MarkdownPage
    title="Accessibility"
    lead={leads['overview--accessibility']}
    Document={accessibility}
  />
);

export const Contributing = () => (
  <MarkdownPage
    title="Contributing"
    lead={leads['overview--contributing']}
    Document={contributing}
  />
);

export const Changelog = () => (
  <MarkdownPage title="Changelog" lead={leads['overview--changelog']} Document={changelog} />
);
