import { DocSheet } from '../Sheet';
import { StoryLink } from '../StoryLink';

export const NotFoundPage = () => (
  <DocSheet title="Page not found" lead="The address names a page that does not exist.">
    <StoryLink story="overview--welcome">Start page</StoryLink>
  </DocSheet>
);
