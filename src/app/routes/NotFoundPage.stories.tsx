import { StoryApp } from '#testing/stories/StoryApp.tsx';

export default {
  title: 'Pages / Not found',
  meta: { feature: 'Other pages', order: 54, error: ['NotFound'] },
};

export const NotFound = () => <StoryApp address="/no/such/page" />;
