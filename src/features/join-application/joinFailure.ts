import type { ApiError } from '#shared/api/client/apiError.ts';
import { isApiError } from '#shared/api/client/isApiError.ts';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { getAcademyConfig } from '#shared/academy/academyEndpoints.ts';
import { select } from '#shared/browser/select.ts';
import { selectLocale } from '#shared/i18n/languageState.ts';
import { phrasesOf } from '#shared/i18n/messageCatalog.ts';
import type { Bar } from './joinApplicationSlice';

function isRefusedByCode(error: unknown): boolean {
  return isApiError(error) && error.kind === 'refused' && error.status === 200;
}

/**
 * Whether a refusal means that this user may not apply at all, so that no change of the form would
 * help. Neither the specification nor the decisions define a code for it. "No permission" is
 * recognised by status 403 or by its words (specification 6) in the requested language; an academy
 * that accepts no one, by its configuration, which the service refuses too.
 */
export function* findApplicationBar(error: ApiError): SagaGenerator<Bar | undefined> {
  if (error.kind !== 'refused') return undefined;
  const locale = yield* select(selectLocale);
  const words = error.message.trim().replace(/[.!。！]$/u, '');
  if (error.status === 403 || words === phrasesOf(locale)['join.noPermission'])
    return 'noPermission';
  const academy = yield* select(getAcademyConfig.select(locale));
  return isRefusedByCode(academy.error) && isRefusedByCode(error) ? 'closed' : undefined;
}
