import { isApiError } from '#shared/api/client/apiError.ts';
import type { ApiError } from '#shared/api/client/apiError.ts';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { getAcademyConfig } from '#shared/academy/academyEndpoints.ts';
import { select } from '#shared/browser/select.ts';
import { selectLocale } from '#shared/i18n/languageSlice.ts';
import type { BarReason } from './joinApplicationSlice';

function isRefusedByCode(error: unknown): boolean {
  return isApiError(error) && error.kind === 'refused' && error.status === 200;
}

/**
 * Whether a refusal means that this user may not apply at all, so that no change of the form helps:
 * the service answers 403, or it refuses the academy's configuration too, as an academy that
 * accepts no applications does.
 */
export function* findApplicationBar(error: ApiError): SagaGenerator<BarReason | undefined> {
  if (error.kind !== 'refused') return undefined;
  if (error.status === 403) return 'noPermission';
  const locale = yield* select(selectLocale);
  const academy = yield* select(getAcademyConfig.select(locale));
  return isRefusedByCode(academy.error) && isRefusedByCode(error) ? 'closed' : undefined;
}
