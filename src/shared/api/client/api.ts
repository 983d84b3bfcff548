import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';

/**
 * The only API of the app; features inject their endpoints. An answer that fails its schema is an
 * `unreadable` error, like every answer outside the contract.
 */
export const api = createApi({
  baseQuery,
  endpoints: () => ({}),
  catchSchemaFailure: () => ({ kind: 'unreadable' as const }),
});
