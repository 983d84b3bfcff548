import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';

/**
 * The one API of the app; rooms and features inject their endpoints. An answer that its schema refuses is
 * an `unreadable` error, like any other answer that the contract does not know.
 */
export const api = createApi({
  baseQuery,
  endpoints: () => ({}),
  catchSchemaFailure: () => ({ kind: 'unreadable' as const }),
});
