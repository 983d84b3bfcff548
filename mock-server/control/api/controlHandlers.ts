import type { ControlHandlers } from './controlTypes';
import { aboutHandlers } from './handlers/about';
import { lookingHandlers } from './handlers/looking';
import { ruleHandlers } from './handlers/rules';
import { sceneHandlers } from './handlers/scenes';
import { stateHandlers } from './handlers/state';
import { steeringHandlers } from './handlers/steering';
import { upstreamHandlers } from './handlers/upstream';

/** The handlers of the control API, which `contract/control.yaml` describes. */
export const controlHandlers: ControlHandlers = {
  ...aboutHandlers,
  ...lookingHandlers,
  ...steeringHandlers,
  ...ruleHandlers,
  ...stateHandlers,
  ...sceneHandlers,
  ...upstreamHandlers,
};
