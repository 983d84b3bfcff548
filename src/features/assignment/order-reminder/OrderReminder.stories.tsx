import { assigns, AssignStory, CHOSEN } from '#testing/stories/AssignStory.tsx';
import { once } from '#testing/stories/visitor.ts';
import { reminderClosed } from './orderingSlice';

export default {
  title: 'Pages / Order reminder',
  meta: { feature: 'Other pages', order: 52, question: ['QuotaUsedUp', 'WithoutOrderPage'] },
};

const FILLED = { values: { content: '信息安全基础课程（2025）' }, choices: CHOSEN };

export const QuotaUsedUp = () => (
  <AssignStory
    {...FILLED}
    answers={({ respondWith }) => respondWith('createAssignment', 'order-reminder')}
    visit={assigns}
  />
);

/** Without a configured order page it says who can order. */
export const WithoutOrderPage = () => (
  <AssignStory
    {...FILLED}
    configured={{ orderUrl: null }}
    answers={({ respondWith }) => respondWith('createAssignment', 'order-reminder')}
    visit={assigns}
  />
);

/** The chosen items are kept. */
export const Closed = () => (
  <AssignStory
    {...FILLED}
    answers={({ respondWith }) => respondWith('createAssignment', 'order-reminder')}
    visit={(store) => {
      assigns(store);
      once(
        store,
        ({ ordering }) => ordering?.reminding === true,
        () => void setTimeout(() => store.dispatch(reminderClosed()), 100),
      );
    }}
  />
);
