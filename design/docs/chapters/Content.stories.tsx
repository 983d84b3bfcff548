import glossary from '../../../translations/glossary.md';
import { MarkdownPage } from './MarkdownPage';
import { VoicePage } from './VoicePage';

export default { title: 'Content' };

export const Voice = () => <VoicePage />;

export const Glossary = () => (
  <MarkdownPage
    title="Glossary"
    lead="The terms of the product in twelve languages."
    Document={glossary}
  />
);
