import glossary from '../../../translations/glossary.md';
import { leads } from './chapterTexts';
import { MarkdownPage } from './MarkdownPage';
import { VoicePage } from './VoicePage';

export default { title: 'Content' };

export const Voice = () => <VoicePage />;

export const Glossary = () => (
  <MarkdownPage title="Glossary" lead={leads['content--glossary']} Document={glossary} />
);
