import { deploymentOfBuild } from '#scripts/serve/deploymentFile.ts';
import type { CheckedDeployment } from '#scripts/serve/deploymentFile.ts';
import { buildTime, securityText } from './securityText';

/** The settings of a build. */
export interface BuildSettings extends CheckedDeployment {
  /** Text of `security.txt`; undefined without a contact. */
  security: string | undefined;
}

/**
 * Reads the settings from the environment: DEPLOYMENT_JSON, SECURITY_CONTACT and SOURCE_DATE_EPOCH.
 * @throws {UserError} if one of them is invalid
 */
export function readBuildSettings(): BuildSettings {
  return {
    ...deploymentOfBuild(),
    security: securityText(process.env['SECURITY_CONTACT'], buildTime()),
  };
}
