import type { Handlers } from '../contract/operationTypes';
import { academyHandlers } from './academy';
import { accountHandlers } from './account';
import { clientHandlers } from './client';
import { tokenHandlers } from './tokens';
import { verificationCodeHandlers } from './verificationCodes';

/** Every operation of the contract. */
export const handlers: Handlers = {
  ...academyHandlers,
  ...verificationCodeHandlers,
  ...tokenHandlers,
  ...accountHandlers,
  ...clientHandlers,
};
