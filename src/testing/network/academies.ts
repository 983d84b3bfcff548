import { answer } from './answer';
import { reply } from './scriptedFetch';
import type { ScriptedService } from './scriptedFetch';

/** An OAuth2 configuration that is valid for jsdom's page on `http://localhost`. */
export const OAUTH2 = {
  authorizeServiceUrl: 'https://idp.school.example/oauth2/authorize',
  schoolId: 'S1',
  clientId: 'client-1',
  redirectUrl: 'http://localhost/api/auth/open/third/oauth2/authorization_code',
};

/** The academy's answers in a test; omitted ones are those of the sample academy. */
interface AcademyScript {
  loginMethod?: unknown;
  oath2Config?: unknown;
  /** Hosts of the remote configuration, comma-separated. */
  master?: string;
  shielded?: string;
  portalHidden?: string;
  scenario?: number;
  overseas?: boolean;
  internal?: boolean;
}

/** Scripts all answers that decide how users of an academy sign in. */
export function scriptAcademy(service: ScriptedService, answers: AcademyScript): ScriptedService {
  const {
    loginMethod,
    oath2Config = OAUTH2,
    master = 'localhost',
    shielded,
    portalHidden,
  } = answers;
  const config = { enTenantName: 'Sample Academy', loginMethod, oath2Config };
  return service
    .script('getAcademyConfig', reply.data({ pcs: [config], agreements: [] }, 200))
    .script(
      'getLoginScenario',
      answer('getLoginScenario', { loginScenarioType: answers.scenario ?? 0 }),
    )
    .script('getOverseas', answer('getOverseas', answers.overseas))
    .script('getClientIp', answer('getClientIp', answers.internal))
    .script(
      'getRemoteConfig',
      reply.data({
        'sxz.domain.master': master,
        'sxz.school.disableScanLogin': shielded,
        'sxz.school.disableW3Uniportal': portalHidden,
      }),
    );
}
