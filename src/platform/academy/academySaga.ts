import { isFulfilled, isRejectedWithValue } from '@reduxjs/toolkit';
import { put, takeEvery } from 'redux-saga/effects';
import type { ApiError } from '../../api/apiError';
import { request } from '../../api/request';
import { environmentOf } from '../environment/environmentOf';
import { selected } from '../environment/selected';
import { noticeGiven } from '../notices/noticesSlice';
import { getFreshRemoteConfig, selectRemoteConfigAsked } from '../remote-config/remoteConfigEndpoint';
import { signInWanted } from '../session/sessionSlice';
import type { AcademyConfig } from './academyEndpoints';
import { keepInternal, keepLoginMethods } from './academyMemory';
import { readLoginMethods } from './loginMethods';

type Steps = Generator<unknown, void, unknown>;

/** Every action of RTK Query names its endpoint; neither its types nor ours say so where a pattern is wanted. */
function isOf(endpointName: string, settled: (action: unknown) => boolean) {
  return (action: unknown): boolean =>
    settled(action) && (action as { meta: { arg: { endpointName?: string } } }).meta.arg.endpointName === endpointName;
}

function* onConfig({ payload }: { payload: AcademyConfig }): Steps {
  keepLoginMethods(yield* environmentOf(), [...readLoginMethods(payload.pcs[0]?.loginMethod)].join('&'));
}

function* onClientIp({ payload }: { payload: boolean }): Steps {
  keepInternal(yield* environmentOf(), payload);
}

/** A service that says no is quoted (specification 8); one that cannot be reached bothers nobody. */
function* onClientIpRefused({ payload }: { payload: ApiError }): Steps {
  if (payload.kind !== 'refused') return;
  const message = { serverText: payload.message, fallback: 'error.refused' } as const;
  yield put(noticeGiven({ tone: 'danger', topic: 'page', message }));
}

/** Who opens the dialog of a page that has stood for long is offered what the switches say now (specification 9). */
function* renewSwitches(): Steps {
  // Who draws the first dialog asks for them.
  if (yield* selected(selectRemoteConfigAsked)) yield* request(getFreshRemoteConfig());
}

/** Keeps what the academy's answers say for the platform's other pages (specification 3, "Stored client data"). */
export function* academySaga(): Steps {
  yield takeEvery(isOf('getAcademyConfig', isFulfilled) as never, onConfig);
  yield takeEvery(isOf('getClientIp', isFulfilled) as never, onClientIp);
  yield takeEvery(isOf('getClientIp', isRejectedWithValue) as never, onClientIpRefused);
  yield takeEvery(signInWanted, renewSwitches);
}
