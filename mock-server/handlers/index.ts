import type { Handlers } from '../contract/operationTypes';
import { academyHandlers } from './academy';
import { accountHandlers } from './account';
import { applicationHandlers } from './applications';
import { assignmentHandlers } from './assignments';
import { clientHandlers } from './client';
import { importHandlers } from './imports';
import { qrHandlers } from './qr';
import { restorationHandlers } from './restoration';
import { selectorQueryHandlers } from './selectorQueries';
import { selectorHandlers } from './selectors';
import { thirdPartyHandlers } from './thirdParty';
import { tokenHandlers } from './tokens';
import { uploadHandlers } from './uploads';
import { verificationCodeHandlers } from './verificationCodes';

/** Every operation of the contract. */
export const handlers: Handlers = {
  ...academyHandlers,
  ...verificationCodeHandlers,
  ...tokenHandlers,
  ...accountHandlers,
  ...clientHandlers,
  ...qrHandlers,
  ...restorationHandlers,
  ...thirdPartyHandlers,
  ...applicationHandlers,
  ...uploadHandlers,
  ...selectorQueryHandlers,
  ...selectorHandlers,
  ...importHandlers,
  ...assignmentHandlers,
};
