import { put, takeEvery } from 'redux-saga/effects';
import type { ApiError } from '#shared/api/client/apiError.ts';
import { request } from '#shared/api/client/request.ts';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { getEnvironment } from '#shared/browser/getEnvironment.ts';
import { select } from '#shared/browser/select.ts';
import { noticeShown } from '#shared/notices/noticesSlice.ts';
import { getFreshRemoteConfig, selectIsRemoteConfigCached } from './remoteConfigEndpoint';
import { signInRequested } from '#shared/session/sessionSlice.ts';
import { getAcademyConfig, getClientIp } from '#shared/academy/academyEndpoints.ts';
import type { AcademyConfig } from '#shared/academy/academyEndpoints.ts';
import { clearInternal, clearOAuth2School, saveInternal, saveLoginMethods } from './academyMemory';
import { readLoginMethods } from './loginMethods';

/** Replaces the stored values. A failed configuration is stored like one without values (P44). */
function* storeConfig(config: AcademyConfig | undefined): SagaGenerator {
  const environment = yield* getEnvironment();
  saveLoginMethods(environment, [...readLoginMethods(config?.pcs[0]?.loginMethod)].join('&'));
  if (!config?.pcs[0]?.oath2Config) clearOAuth2School(environment);
}

function* onConfig({ payload }: { payload: AcademyConfig }): SagaGenerator {
  yield* storeConfig(payload);
}

function* onConfigFailed({ payload }: { payload?: ApiError | undefined }): SagaGenerator {
  if (payload?.kind !== 'aborted') yield* storeConfig(undefined);
}

function* onClientIp({ payload }: { payload: boolean }): SagaGenerator {
  saveInternal(yield* getEnvironment(), payload);
}

/** Shows the service's words for a refusal, and nothing when it cannot be reached. */
function* onClientIpRefused({ payload }: { payload?: ApiError | undefined }): SagaGenerator {
  if (payload?.kind !== 'aborted') clearInternal(yield* getEnvironment());
  if (payload?.kind !== 'refused') return;
  const message = { serverText: payload.message, fallback: 'error.refused' } as const;
  yield put(noticeShown({ tone: 'danger', topic: 'page', message }));
}

/** Refreshes the host switches when the dialog opens on a page that has been open for long. */
function* renewSwitches(): SagaGenerator {
  // Rendering the first dialog requests them.
  if (yield* select(selectIsRemoteConfigCached)) yield* request(getFreshRemoteConfig());
}

/**
 * Stores the academy's answers for the platform's other pages (specification 3, "Stored client
 * data").
 */
export function* academySaga(): SagaGenerator {
  yield takeEvery(getAcademyConfig.matchFulfilled, onConfig);
  yield takeEvery(getAcademyConfig.matchRejected, onConfigFailed);
  yield takeEvery(getClientIp.matchFulfilled, onClientIp);
  yield takeEvery(getClientIp.matchRejected, onClientIpRefused);
  yield takeEvery(signInRequested, renewSwitches);
}
