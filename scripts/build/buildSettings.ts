import { deploymentOfBuild } from '#scripts/serve/deploymentFile.ts';
import type { CheckedDeployment } from '#scripts/serve/deploymentFile.ts';
import { buildTime, securityText } from './securityText';

/** What whoever builds chooses. */
export interface BuildSettings extends CheckedDeployment {
  /** Text of `security.txt`; undefined without a contact. */
  security: string | undefined;
}

/**
 * Reads what the environment says of a build: DEPLOYMENT_JSON, SECURITY_CONTACT and SOURCE_DATE_EPOCH.
 * @throws {UserError} when one of them is wrong
 */
export function readBuildSettings(): BuildSettings {
  return {
    ...deploymentOfBuild(),
    security: securityText(process.env['SECURITY_CONTACT'], buildTime()),
  };
}
