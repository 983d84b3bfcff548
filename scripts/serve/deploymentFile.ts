import { readTextFile } from '#mock/state/textFile.ts';
import type { Deployment } from '#shared/deployment/deployment.ts';
import { defaultDeployment, readDeployment } from '#shared/deployment/deployment.ts';
import { UserError } from '#scripts/cli/userError.ts';
import type { SecurityOptions } from './securityHeaders';

export interface DeploymentFile {
  /** For the content of `<script type="application/json" id="deployment">`. */
  text: string;
  /** What the configuration allows in the content security policy. */
  security: SecurityOptions;
}

const ELEMENT = /(<script type="?application\/json"? id="?deployment"?>)[^<]*(<\/script>)/;

/**
 * The mock's own deployment: users of its academy `alternate` sign in elsewhere (D4, D37), and it has
 * an order page.
 */
const OF_THE_MOCK: Partial<Deployment> = {
  alternateTenant: { tenantId: 'alternate', signInUrl: '/__mock/providers/alternate' },
  orderUrl: '/__mock/order',
};

interface ReadFile {
  file: DeploymentFile;
  deployment: Deployment;
  problems: readonly string[];
}

function readFile(path: string): ReadFile {
  try {
    const written = readTextFile(path);
    if (written.trim() === '') throw new Error('it is empty');
    const value: unknown = JSON.parse(written);
    const { deployment, problems } = readDeployment(value);
    // No text in the configuration may close the element.
    const text = JSON.stringify(value).replaceAll('<', '\\u003c');
    return {
      file: {
        text,
        security: { imageHosts: deployment.avatarHosts, textHosts: deployment.agreementHosts },
      },
      deployment,
      problems,
    };
  } catch (error) {
    throw new UserError(
      `DEPLOYMENT_JSON names ${path}, which cannot be used: ${(error as Error).message}`,
    );
  }
}

/**
 * Reads the deployment configuration (D3) from the file that DEPLOYMENT_JSON names; the mock's own
 * by default.
 * @throws {UserError} if the file cannot be read or is not JSON
 */
export function readDeploymentFile(
  path: string | undefined = process.env['DEPLOYMENT_JSON'],
): DeploymentFile {
  if (path === undefined || path === '') return { text: JSON.stringify(OF_THE_MOCK), security: {} };
  const { file, problems } = readFile(path);
  for (const problem of problems) process.stderr.write(`${path}: ${problem}\n`);
  return file;
}

/**
 * The configuration of a build: that of DEPLOYMENT_JSON, else the defaults.
 * @throws {UserError} if the file cannot be read or a field is wrong, because such a build must not
 * be deployed
 */
export function deploymentOfBuild(
  path: string | undefined = process.env['DEPLOYMENT_JSON'],
): Omit<ReadFile, 'problems'> {
  if (path === undefined || path === '')
    return { file: { text: '{}', security: {} }, deployment: defaultDeployment };
  const { problems, ...reading } = readFile(path);
  if (problems.length > 0)
    throw new UserError(problems.map((problem) => `${path}: ${problem}`).join('\n'));
  return reading;
}

/** Inserts the configuration into a built page. @throws if the page has no place for it */
export function withDeployment(page: string, { text }: DeploymentFile): string {
  if (!ELEMENT.test(page))
    throw new Error('The page has no <script type="application/json" id="deployment">');
  return page.replace(ELEMENT, (_, before: string, after: string) => before + text + after);
}
