import { Button } from '../Button/Button';
import { Tooltip } from './Tooltip';
import { documentationStory } from '../../docs/storiesOf';
import { docs } from './Tooltip.docs';

export default { title: 'Components / Tooltip' };

export const Documentation = documentationStory(docs);

const HINT = 'Log in with the account that your organization gave you';

/** Point at it, or press Tab; Escape hides it. */
export const OnHoverAndFocus = () => (
  <div style={{ padding: '96px 24px', inlineSize: 'fit-content' }}>
    <Tooltip text={HINT}>{(trigger) => <Button {...trigger}>Enterprise account</Button>}</Tooltip>
  </div>
);

/** Near the window's edge it moves inside. */
export const AtTheEdge = () => (
  <div style={{ paddingBlockStart: 96, inlineSize: 'fit-content' }}>
    <Tooltip text={HINT}>{(trigger) => <Button {...trigger}>ID</Button>}</Tooltip>
  </div>
);
