import { agreementPage } from '../../../mock-server/agreements/agreementPage';
import { codes } from '../../../mock-server/codes';
import { messagesIn } from '../../../mock-server/messages/messages';
import type { Messages } from '../../../mock-server/messages/messages';
import { academyNames, nameFields } from '../../../mock-server/seeds/academyNames';
import type { Locale } from '../../platform/language/locales';
import { reply, ScriptedService } from '../scriptedFetch';
import type { Reply } from '../scriptedFetch';

type RefusalName = Exclude<keyof typeof codes, 'ok' | 'academyOk'>;

/** Where the mock keeps an agreement's text. */
function agreementUrl(agreement: 'service' | 'privacy', locale: Locale): string {
  return `/api/ischool/v1/open/agreements/${agreement}/${locale}`;
}

/** The academy configuration, with other names than the sample academy's and further fields where given. */
export function academy(
  locale: Locale,
  rename: (field: string, name: string) => string = (_field, name) => name,
  more: object = {},
): Reply {
  const names = Object.entries(nameFields(academyNames.skills)).map(([field, name]) => [field, rename(field, String(name))]);
  const agreements = [
    { primaryType: 'YH', secondType: 'FW', url: agreementUrl('service', locale) },
    { primaryType: 'YH', secondType: 'YS', url: agreementUrl('privacy', locale) },
  ];
  return reply.data({ pcs: [{ ...Object.fromEntries(names), ...more }], agreements }, codes.academyOk);
}

/** A story's academy with other login methods, on a master domain. */
export function academyOffering({ service, locale }: Pick<StoryAnswers, 'service' | 'locale'>, config: object): void {
  const oath2Config = {
    authorizeServiceUrl: 'https://idp.example/oauth2/authorize',
    schoolId: 'S1',
    clientId: 'academy-web',
    redirectUrl: 'https://academy.example/api/auth/open/third/oauth2/authorization_code',
  };
  service.script('getAcademyConfig', academy(locale, undefined, { oath2Config, ...config }));
  service.script('getRemoteConfig', reply.data({ 'sxz.domain.master': 'academy.example' }));
}

/** An academy configuration whose agreements are not there. */
export function academyWithoutAgreements(): Reply {
  return reply.data({ pcs: [nameFields(academyNames.skills)], agreements: [] }, codes.academyOk);
}

/** Which ways of getting a code the academy offers (D7). */
export function loginScenario(loginScenarioType: number): Reply {
  return reply.data({ vipSchoolAppName: 'App', loginScenarioType });
}

/** The mock's own text of an agreement. */
export function agreementText(agreement: 'service' | 'privacy', locale: Locale): Reply {
  return reply.text(200, agreementPage(agreement, locale, { config: nameFields(academyNames.skills) }));
}

/** A refusal with the mock's code. */
export function refusal(code: RefusalName, message: string): Reply {
  return reply.refused(codes[code], message);
}

/** A token refusal with the mock's code, flat and with status 400 (D21). */
export function tokenRefusal(code: RefusalName, message: string, description?: string): Reply {
  return reply.json(400, { error: 'invalid_grant', error_description: description, code: codes[code], message });
}

/**
 * An answer that is always on its way: it does not even give up when the app's patience ends, so that the
 * story keeps its state; it does when the app leaves.
 */
export const onItsWay: Reply = (_request, signal) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => {
      if (signal.reason instanceof DOMException) reject(signal.reason);
    });
  });

export interface StoryAnswers {
  service: ScriptedService;
  /** What the mock says in the story's language. */
  say: Messages;
  locale: Locale;
}

/** A service that answers as the mock does for its sample academy; stories script what differs. */
export function storyAnswers(locale: Locale): StoryAnswers {
  const service = new ScriptedService()
    .script('getAcademyConfig', academy(locale))
    .script('getLoginScenario', loginScenario(0))
    .script('getAgreementText', agreementText('service', locale));
  return { service, say: messagesIn(locale), locale };
}
