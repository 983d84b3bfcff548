import { reply } from '../../testing/scriptedFetch';
import { assigns, AssignStory, CHOSEN } from '../../testing/stories/AssignStory';
import { once } from '../../testing/stories/visitor';
import { reminderClosed } from '../../platform/ordering/orderingSlice';

export default { title: 'Pages / Order reminder' };

const FILLED = { values: { content: '信息安全基础课程（2025）' }, choices: CHOSEN };
const USED_UP = reply.json(200, { code: '060001', message: '', data: { quotaLeft: 0 } });

export const QuotaUsedUp = () => (
  <AssignStory {...FILLED} answers={({ service }) => void service.script('createAssignment', USED_UP)} visit={assigns} />
);

/** Nothing that was chosen is lost. */
export const Closed = () => (
  <AssignStory
    {...FILLED}
    answers={({ service }) => void service.script('createAssignment', USED_UP)}
    visit={(store) => {
      assigns(store);
      once(store, ({ ordering }) => ordering.reminding, () => void setTimeout(() => store.dispatch(reminderClosed()), 100));
    }}
  />
);
