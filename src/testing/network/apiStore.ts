import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import type { Saga } from 'redux-saga';
import { api } from '#shared/api/client/api.ts';
import type { Answer } from '#shared/api/client/apiError.ts';
import type { Call } from '#shared/api/client/baseQuery.ts';
import type { ApiExtra, RequestContext } from '#shared/api/client/requestContext.ts';
import { ScriptedService } from './scriptedFetch';

const { anyCall, anyChange } = api.injectEndpoints({
  endpoints: (build) => ({
    anyCall: build.query<unknown, Call>({ query: (call) => call }),
    anyChange: build.mutation<unknown, Call>({ query: (call) => call }),
  }),
}).endpoints;

/** Starts a call of the contract without a schema. */
export function initiateCall(call: Call) {
  return anyCall.initiate(call, { subscribe: false, forceRefetch: true });
}

const ANONYMOUS: RequestContext = {
  language: () => 'en_US',
  tenantId: () => undefined,
  userId: () => undefined,
  accessToken: () => undefined,
  clientId: async () => undefined,
};

/** The context of a signed-in user of an academy. */
export const KNOWN: RequestContext = {
  language: () => 'pt_BR',
  tenantId: () => 'school-1',
  userId: () => 'u-7',
  accessToken: () => 'token-9',
  clientId: async () => 'client-id-1',
};

interface Options {
  context?: Partial<RequestContext>;
  service?: ScriptedService;
  /** Replaces the scripted service. */
  fetch?: typeof fetch;
}

/** A store with the request layer only, for tests of `src/shared/api`. */
export function makeApiStore({
  context,
  service = new ScriptedService(),
  fetch = service.fetch,
}: Options = {}) {
  const extra: ApiExtra = {
    fetch,
    upload: service.upload,
    requestContext: { ...ANONYMOUS, ...context },
  };
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra } }).concat(api.middleware, sagas),
  });
  return {
    store,
    service,
    ask: async (call: Call) => {
      const { data, error } = await store.dispatch(initiateCall(call));
      return (error === undefined ? { data } : { error }) as Answer<unknown>;
    },
    /** As a mutation, whose answer the store does not keep: files could not be in the state. */
    change: async (call: Call) => {
      const { data, error } = await store.dispatch(anyChange.initiate(call, { track: false }));
      return (error === undefined ? { data } : { error }) as Answer<unknown>;
    },
    run: <Arguments extends unknown[]>(saga: Saga<Arguments>, ...given: Arguments) =>
      sagas.run(saga, ...given),
  };
}

/** A network that answers every call with 1; `sent` returns the last request. */
export function spyNetwork() {
  const network = jest.fn<Promise<Response>, Parameters<typeof fetch>>(
    async () => new Response('{"code":"000000","data":1}'),
  );
  const request = () => {
    const [url, init] = network.mock.lastCall ?? [];
    return {
      url: String(url),
      method: init?.method,
      headers: new Headers(init?.headers),
      body: init?.body,
    };
  };
  return { network, sent: request };
}
