import { deploymentOfBuild } from '#scripts/serve/deploymentFile.ts';
import type { CheckedDeployment } from '#scripts/serve/deploymentFile.ts';
import { securityText } from './securityText';

/** What the person who builds chooses. */
export interface BuildOptions {
  /** Addresses for `security.txt`, separated by spaces. */
  securityContact?: string | undefined;
  /** The time of the build, in seconds; by default now. */
  seconds?: number | undefined;
}

/** The settings of a build. */
export interface BuildSettings extends CheckedDeployment {
  /** Text of `security.txt`; undefined without a contact. */
  security: string | undefined;
}

/**
 * Reads the settings, with DEPLOYMENT_JSON from the environment.
 * @throws {UserError} if one of them is invalid
 */
export function readBuildSettings({ securityContact, seconds }: BuildOptions): BuildSettings {
  const now = seconds === undefined ? Date.now() : seconds * 1000;
  return { ...deploymentOfBuild(), security: securityText(securityContact, now) };
}
