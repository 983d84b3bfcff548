import type { PayloadActionCreator } from '@reduxjs/toolkit';

/**
 * A minimal `createAction`. The first screen uses it to avoid loading 9 KiB of Redux Toolkit.
 * Slices (`addCase`) and sagas (`take`) use it by its `type`.
 * @returns a function, so that the payload's type can be given:
 *   `plainAction('area/happened')<Payload>()`
 */
export const plainAction =
  <Type extends string>(type: Type) =>
  <Payload = void>(): PayloadActionCreator<Payload, Type> =>
    Object.assign((payload?: Payload) => ({ type, payload }), {
      type,
      toString: () => type,
      match: (action: { type: unknown }) => action.type === type,
    }) as unknown as PayloadActionCreator<Payload, Type>;
