import { reply } from '#testing/network/scriptedFetch.ts';
import { StoryApp } from '#testing/stories/StoryApp.tsx';

export default {
  title: 'Pages / Code scanned by a camera',
  meta: { feature: 'Other pages', order: 53, error: ['AppUnknown'] },
};

const ADDRESS = '/browser/open?type=scanLogin&sessionId=7d0c1e';

export const AppNamed = () => <StoryApp address={ADDRESS} />;

/** Version 1. */
export const SchoolEdition = () => (
  <StoryApp
    address={ADDRESS}
    answers={({ respondWith }) => respondWith('getSchoolDetails', 'edition')}
  />
);

export const AppUnknown = () => (
  <StoryApp
    address={ADDRESS}
    answers={({ service }) =>
      void service.script(
        'getLoginScenario',
        reply.data({ vipSchoolAppName: '', loginScenarioType: 0 }),
      )
    }
  />
);
