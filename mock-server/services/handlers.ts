import { examples } from '#shared/api/contract/examples.generated.ts';
import type { Handlers } from './outcomes';
import { academyHandlers } from '#mock/services/academy/academyHandlers.ts';
import { accountHandlers } from '#mock/services/sign-in/accountHandlers.ts';
import { applicationHandlers } from '#mock/services/join/applicationsHandlers.ts';
import { assignmentHandlers } from '#mock/services/assignments/assignmentsHandlers.ts';
import { clientHandlers } from '#mock/services/sign-in/clientHandlers.ts';
import { importHandlers } from '#mock/services/imports/importsHandlers.ts';
import { qrHandlers } from '#mock/services/qr/qrHandlers.ts';
import { restorationHandlers } from '#mock/services/restoration/restorationHandlers.ts';
import { selectorQueryHandlers } from '#mock/services/selectors/selectorQueriesHandlers.ts';
import { selectorHandlers } from '#mock/services/selectors/selectorsHandlers.ts';
import { thirdPartyHandlers } from '#mock/services/third-party/thirdPartyHandlers.ts';
import { tokenHandlers } from '#mock/services/sign-in/tokensHandlers.ts';
import { uploadHandlers } from '#mock/services/join/uploadsHandlers.ts';
import { verificationCodeHandlers } from '#mock/services/sign-in/verificationCodesHandlers.ts';

/** What the contract's example answers: an operation without a handler. */
function exampleHandlers(): Handlers {
  return Object.fromEntries(
    Object.entries(examples).map(([id, { status, answer: body }]) => [
      id,
      () => ({ status, body }),
    ]),
  ) as unknown as Handlers;
}

export const handlers: Handlers = {
  ...exampleHandlers(),
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
