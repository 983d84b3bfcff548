import { selected } from '../../platform/environment/selected';
import type { ApiError } from '../../api/apiError';
import { getAcademyConfig } from '../../platform/academy/academyEndpoints';
import { selectLocale } from '../../platform/language/languageState';
import { phrasesOf } from '../../platform/language/phraseBook';
import type { Bar } from './joinApplicationSlice';

function isAcademyRefused(state: unknown, locale: ReturnType<typeof selectLocale>): boolean {
  const { error } = getAcademyConfig.select(locale)(state as never);
  return error !== undefined && 'kind' in error && error.kind === 'refused' && error.status === 200;
}

/**
 * Whether a refusal means that this visitor may not apply at all, so that no change of the form would help.
 * Neither the specification nor the decisions give a code for it. "No permission" is known by status 403 or by
 * its words (specification 6), which come in the language that was asked for; an academy that takes nobody, by
 * its configuration, which the service refuses too.
 */
export function* barOf(error: ApiError): Generator<unknown, Bar | undefined, unknown> {
  if (error.kind !== 'refused') return undefined;
  const locale = yield* selected(selectLocale);
  const words = error.message.trim().replace(/[.!。！]$/u, '');
  if (error.status === 403 || words === phrasesOf(locale)['join.noPermission']) return 'noPermission';
  const closed = yield* selected((state) => isAcademyRefused(state, locale));
  return closed && error.status === 200 ? 'closed' : undefined;
}
