import type { PayloadActionCreator } from '@reduxjs/toolkit';

/**
 * What Redux Toolkit's `createAction` gives, for the first screen: its frame would wait for 9 KiB of toolkit otherwise.
 * Slices (`addCase`) and sagas (`take`) take it for the type of its actions.
 * @returns a function, so that the payload's type can be given: `plainAction('area/happened')<Payload>()`
 */
export const plainAction =
  <Type extends string>(type: Type) =>
  <Payload = void>(): PayloadActionCreator<Payload, Type> =>
    Object.assign((payload?: Payload) => ({ type, payload }), {
      type,
      toString: () => type,
      match: (action: { type: unknown }) => action.type === type,
    }) as unknown as PayloadActionCreator<Payload, Type>;
