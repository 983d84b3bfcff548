import { PARTNERS_ID } from '#mock/state/directory/departmentBase.ts';
import type { TenantRow } from '../tables';
import { academyNames, nameFields } from './academyNames';
import { SCHOOL_ID } from './users';

/** The academy of a request without header `tenant_id`. */
export const DEFAULT_TENANT = 'academy';

type Difference = Partial<Omit<TenantRow, 'id' | 'config'>> & {
  loginMethod?: string;
  academy?: keyof typeof academyNames;
};

/** How each academy of D37 differs from `academy`. */
const differences: Readonly<Record<string, Difference>> = {
  [DEFAULT_TENANT]: {},
  oauth: { loginMethod: '4', academy: 'enterprise' },
  portal: { loginMethod: '3', academy: 'staff' },
  provider: { loginMethod: '2', academy: 'partners' },
  all: { loginMethod: '1&2&3&4', version: '1' },
  'code-only': { loginMethod: '1' },
  'scenario-0': { loginScenarioType: 0 },
  'scenario-1': { loginScenarioType: 1 },
  'scenario-2': { loginScenarioType: 2 },
  'scenario-3': { loginScenarioType: 3 },
  empty: { behavior: 'empty' },
  refusing: { behavior: 'refusing' },
  broken: { behavior: 'broken' },
  hanging: { behavior: 'hanging' },
  overseas: { overseas: true, academy: 'international' },
  internal: { internal: true, academy: 'staff' },
  alternate: {},
  // In addition to D37: an academy with more departments than a tree can contain, and one that must
  // order first.
  large: { directory: 'large' },
  'quota-used': { assignmentQuota: 0 },
};

function tenant(id: string, { loginMethod, academy, ...rest }: Difference): TenantRow {
  return {
    id,
    behavior: 'normal',
    loginScenarioType: 0,
    overseas: false,
    internal: false,
    version: '0',
    directory: 'standard',
    outOfReachDepartmentIds: [PARTNERS_ID],
    assignmentQuota: 100,
    // Loopback counts as a master domain, so that the enterprise account is visible during
    // development.
    remoteConfig: {
      'sxz.domain.master': 'localhost,learning.example',
      'sxz.school.uatHaiTangDomain': 'uat.learning.example',
    },
    ...rest,
    config: {
      ...nameFields(academyNames[academy ?? 'skills']),
      addMemberManner: '1',
      loginMethod: loginMethod ?? '1&2&3',
      oath2Config: {
        authorizeServiceUrl: '/__mock/providers/oauth2/authorize',
        schoolId: SCHOOL_ID,
        clientId: 'academy-web',
        redirectUrl: '/api/auth/open/third/oauth2/authorization_code',
      },
    },
  };
}

/** Every academy of the mock. */
export function seedTenants(): TenantRow[] {
  return Object.entries(differences).map(([id, difference]) => tenant(id, difference));
}
