import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Brand } from '#design/tokens/brand.ts';
import { defaultDeployment } from '#shared/deployment/deployment.ts';
import type { Deployment } from '#shared/deployment/deployment.ts';
import type { AlternateTenant, LoginChannel, Vendor } from '#shared/deployment/fieldReaders.ts';
import { writeOrCompare } from './writeOrCompare';

type Schema = Readonly<Record<string, unknown>>;
/** A schema for each part of a value: without one for a new part, this file does not compile. */
type Parts<Value> = Readonly<Record<keyof Value, Schema>>;

const FILE = 'deploy/deployment.schema.json';
const DOCUMENT = 'docs/deployment.md';
/** A section of the document: the key, and its description before the default. */
const SECTION = /^### `(\w+)`\n+([\s\S]+?)\nDefault `/gm;

const LABEL = '[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const NAME = `${LABEL}(\\.${LABEL})*`;
const text = (pattern: string): Schema => ({ type: 'string', pattern });
const list = (items: Schema): Schema => ({ type: 'array', items });
const hosts = list(text(`^${NAME}(:[0-9]{1,5})?$`));
/** A path of the own origin, or an https address. */
const webPage = text('^(/(?![/\\\\])|[Hh][Tt][Tt][Pp][Ss]://)');
const colour = text('^#[0-9A-Fa-f]{6}$');
const wholeNumber = (maximum: number): Schema => ({ type: 'integer', minimum: 1, maximum });
const object = (properties: Schema, required = Object.keys(properties)): Schema => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});
const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });

const alternateTenant: Parts<AlternateTenant> = {
  tenantId: text('^[\\w-]{1,64}$'),
  signInUrl: webPage,
};
const vendor: Parts<Vendor> = {
  slug: text('^(?!(uniportal|oauth2|provider|phone|email)$)[a-z0-9-]{1,32}$'),
  name: { type: 'string', minLength: 1, maxLength: 40 },
};
const loginChannel: Parts<LoginChannel> = { hosts, value: text('^[\\w.-]{0,64}$') };
const brand: Parts<Brand> = {
  accent: colour,
  accentDark: colour,
  radius: { type: 'number', minimum: 0, maximum: 16 },
};

/**
 * The JSON Schema of each field. It accepts everything that `readDeployment` accepts. Rules that a
 * schema cannot express, such as the contrast of a brand, are in the reader only.
 */
const fields: Parts<Deployment> = {
  shieldedDomains: hosts,
  corporateEmailDomains: list(text(`^${NAME}$`)),
  returnOrigins: list(text('^https://[^/?#@\\s]+$')),
  agreementHosts: hosts,
  avatarHosts: hosts,
  alternateTenant: orNull(object(alternateTenant)),
  masterDomains: hosts,
  vendor: object(vendor),
  providerSignInUrl: webPage,
  loginChannel: object(loginChannel),
  qrCodeFirst: { type: 'boolean' },
  oauth2State: { type: 'boolean' },
  orderUrl: orNull(webPage),
  uploadLimitMegabytes: wholeNumber(100),
  selectionLimit: wholeNumber(100_000),
  brand: orNull(object(brand, ['accent'])),
};

/**
 * The JSON Schema of the deployment configuration.
 * @param document text that describes each field (`docs/deployment.md`)
 */
function deploymentSchema(document: string): Schema {
  const descriptions = new Map(
    [...document.matchAll(SECTION)].map(([, key = '', said = '']) => [
      key,
      said.trim().replaceAll(/\s+/g, ' '),
    ]),
  );
  const properties = Object.entries(fields).map(([key, schema]) => [
    key,
    {
      description: descriptions.get(key),
      default: defaultDeployment[key as keyof Deployment],
      ...schema,
    },
  ]);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Deployment configuration',
    description: 'What differs between deployments of one build. Every field may be left out.',
    type: 'object',
    additionalProperties: false,
    properties: {
      $schema: { description: 'The schema that editors complete this file by.', type: 'string' },
      ...Object.fromEntries(properties),
    },
  };
}

/**
 * Writes `deploy/deployment.schema.json`; with `check` only compares. Run from the project root.
 * @returns what is wrong, empty when all is well
 */
export async function generateDeploymentSchema({ check }: { check: boolean }): Promise<string[]> {
  const schema = deploymentSchema(await readFile(DOCUMENT, 'utf8'));
  return writeOrCompare(
    pathToFileURL(resolve(FILE)),
    `${JSON.stringify(schema, null, 2)}\n`,
    check,
  );
}
