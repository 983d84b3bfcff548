import { readTextFile } from '#mock/state/textFile.ts';
import type { PartialBrand } from '#design/tokens/brand.ts';
import type { Deployment } from '#shared/deployment/deployment.ts';
import { defaultDeployment, readDeployment } from '#shared/deployment/deployment.ts';
import { isRecord } from '#lib/object/isRecord.ts';
import { parseAddress } from '#lib/url/webAddress.ts';
import { parseJson } from '#lib/text/parseJson.ts';
import { UserError } from '#scripts/cli/userError.ts';
import type { SecurityOptions } from './securityHeaders';

export interface DeploymentFile {
  /** For the content of `<script type="application/json" id="deployment">`. */
  text: string;
  /** What the configuration allows in the content security policy. */
  security: SecurityOptions;
  /** The colors and corners of the first paint; null for the platform's own. */
  brand: PartialBrand | null;
}

/** The environment variable that names the file. */
const VARIABLE = 'DEPLOYMENT_JSON';
const ELEMENT = /(<script type="?application\/json"? id="?deployment"?>)[^<]*(<\/script>)/;

/**
 * The mock's own deployment: users of its academy `alternate` sign in elsewhere, and it has an
 * order page.
 */
const OF_THE_MOCK: Partial<Deployment> = {
  alternateTenant: { tenantId: 'alternate', signInUrl: '/__mock/providers/alternate' },
  orderUrl: '/__mock/order',
};

const DEFAULTS: DeploymentFile = { text: '{}', security: {}, brand: null };

/** A configuration without a mistake. */
export interface CheckedDeployment {
  file: DeploymentFile;
  deployment: Deployment;
}

/** Editors complete a file by the schema that it names; a page needs no such name. */
function withoutSchema(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const { $schema: _, ...configuration } = value;
  return configuration;
}

/** The host of the logo; none for a path of this host. */
function logoHosts({ brand }: Deployment): readonly string[] {
  const address = parseAddress(brand?.logo ?? '');
  return address === undefined ? [] : [address.host];
}

function readFile(
  path: string,
  source: string,
): CheckedDeployment & { problems: readonly string[] } {
  try {
    const content = readTextFile(path);
    if (content.trim() === '') throw new Error('it is empty');
    const value = withoutSchema(parseJson(content));
    const { deployment, problems } = readDeployment(value);
    // No text in the configuration may close the element.
    const text = JSON.stringify(value).replaceAll('<', '\\u003c');
    return {
      file: {
        text,
        security: {
          imageHosts: [...deployment.avatarHosts, ...logoHosts(deployment)],
          textHosts: deployment.agreementHosts,
        },
        brand: deployment.brand,
      },
      deployment,
      problems,
    };
  } catch (error) {
    throw new UserError(
      `${source} names ${path}, which cannot be used: ${(error as Error).message}`,
    );
  }
}

/**
 * Reads the deployment configuration from the file that DEPLOYMENT_JSON names; the mock's own
 * by default.
 * @throws {UserError} if the file cannot be read or is not JSON
 */
export function readDeploymentFile(
  path: string | undefined = process.env[VARIABLE],
): DeploymentFile {
  if (path === undefined || path === '')
    return { text: JSON.stringify(OF_THE_MOCK), security: {}, brand: null };
  const { file, problems } = readFile(path, VARIABLE);
  for (const problem of problems) process.stderr.write(`${path}: ${problem}\n`);
  return file;
}

/**
 * Reads a configuration for deployment.
 * @param source the name of the file in messages
 * @throws {UserError} when the file cannot be read or a field is wrong
 */
export function deploymentFrom(path: string, source: string): CheckedDeployment {
  const { problems, ...reading } = readFile(path, source);
  if (problems.length > 0)
    throw new UserError(problems.map((problem) => `${path}: ${problem}`).join('\n'));
  return reading;
}

/**
 * The configuration of a build: the file in DEPLOYMENT_JSON, or the defaults.
 * @throws {UserError} when the file cannot be read or a field is wrong
 */
export function deploymentOfBuild(
  path: string | undefined = process.env[VARIABLE],
): CheckedDeployment {
  if (path === undefined || path === '') return { file: DEFAULTS, deployment: defaultDeployment };
  return deploymentFrom(path, VARIABLE);
}

/**
 * Inserts the configuration into a built page.
 * @throws if the page has no place for it
 */
export function withDeployment(page: string, { text }: DeploymentFile): string {
  if (!ELEMENT.test(page))
    throw new Error('The page has no <script type="application/json" id="deployment">');
  return page.replace(ELEMENT, (_, before: string, after: string) => before + text + after);
}
