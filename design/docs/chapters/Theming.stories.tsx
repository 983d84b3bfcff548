import { leads } from './chapterTexts';
import { MarkdownPage } from './MarkdownPage';
import theming from './theming.md';

export default { title: 'Theming' };

export const HowTo = () => (
  <MarkdownPage title="Theming" lead={leads['theming--how-to']} Document={theming} />
);
