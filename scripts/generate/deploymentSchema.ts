import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format, resolveConfig } from 'prettier';
import type { Brand } from '#design/tokens/brand.ts';
import { defaultDeployment } from '#shared/deployment/deployment.ts';
import type { Deployment } from '#shared/deployment/deployment.ts';
import type { AlternateTenant, LoginChannel, Vendor } from '#shared/deployment/fieldReaders.ts';
import { writeOrCompare } from './writeOrCompare';

type Schema = Readonly<Record<string, unknown>>;
/** A schema for each part of a value: without one for a new part, this file does not compile. */
type Parts<Value> = Readonly<Record<keyof Value, Schema>>;

const FILE = 'deploy/deployment.schema.json';
const EXAMPLE = 'deploy/deployment.example.json';
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
const color = text('^#[0-9A-Fa-f]{6}$');
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
  accent: color,
  accentDark: color,
  radius: { type: 'number', minimum: 0, maximum: 16 },
  logo: webPage,
};

interface Description<Value> {
  schema: Schema;
  /** Its value in `deployment.example.json`. */
  example: Value;
}

/**
 * The JSON Schema of each key, and an example. The schema accepts everything that `readDeployment` accepts. Rules that a
 * schema cannot express, such as the contrast of a brand, are in the reader only.
 */
const keys: { readonly [Key in keyof Deployment]: Description<Deployment[Key]> } = {
  shieldedDomains: {
    schema: hosts,
    example: ['internal.academy.example', 'learn.academy.example:8443'],
  },
  corporateEmailDomains: {
    schema: list(text(`^${NAME}$`)),
    example: ['academy.example', 'staff.academy.example'],
  },
  returnOrigins: {
    schema: list(text('^https://[^/?#@\\s]+$')),
    example: ['https://courses.academy.example'],
  },
  agreementHosts: { schema: hosts, example: ['texts.academy.example'] },
  avatarHosts: { schema: hosts, example: ['pictures.academy.example'] },
  alternateTenant: {
    schema: orNull(object(alternateTenant)),
    example: { tenantId: 'campus-7', signInUrl: 'https://campus.academy.example/sign-in' },
  },
  masterDomains: { schema: hosts, example: ['learn.academy.example'] },
  vendor: { schema: object(vendor), example: { slug: 'tablet', name: 'Academy tablet' } },
  providerSignInUrl: {
    schema: webPage,
    example: '/api/auth/open/third/provider/authorization_code',
  },
  loginChannel: {
    schema: object(loginChannel),
    example: { hosts: ['learn.academy.example'], value: 'academy' },
  },
  qrCodeFirst: { schema: { type: 'boolean' }, example: true },
  codesHaveLetters: { schema: { type: 'boolean' }, example: true },
  allowCodePaste: { schema: { type: 'boolean' }, example: true },
  oauth2State: { schema: { type: 'boolean' }, example: true },
  orderUrl: { schema: orNull(webPage), example: 'https://shop.academy.example/seats' },
  uploadLimitMegabytes: { schema: wholeNumber(100), example: 20 },
  selectionLimit: { schema: wholeNumber(100_000), example: 5000 },
  brand: {
    schema: orNull({ ...object(brand, []), dependentRequired: { accentDark: ['accent'] } }),
    example: {
      accent: '#06726e',
      accentDark: '#8cc7c2',
      radius: 4,
      logo: 'https://pictures.academy.example/logo.svg',
    },
  },
};

/**
 * The JSON Schema of the deployment configuration.
 * @param document text that describes each field (`docs/deployment.md`)
 */
function deploymentSchema(document: string): Schema {
  const descriptions = new Map(
    [...document.matchAll(SECTION)].map(([, key = '', section = '']) => [
      key,
      section.trim().replaceAll(/\s+/g, ' '),
    ]),
  );
  const properties = Object.entries(keys).map(([key, { schema }]) => [
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

/** Every key with its example, formatted as the repository's JSON. */
async function exampleText(): Promise<string> {
  const lines = Object.entries(keys).map(
    ([key, { example }]) => `,\n${JSON.stringify(key)}: ${JSON.stringify(example)}`,
  );
  const text = `{\n"$schema": "./deployment.schema.json"${lines.join('')}}`;
  return format(text, { ...(await resolveConfig(EXAMPLE)), filepath: EXAMPLE });
}

/**
 * Writes the schema and the example in `deploy`; with `check` only compares. Run from the project
 * root.
 * @returns what is wrong, empty when all is well
 */
export async function generateDeploymentSchema({ check }: { check: boolean }): Promise<string[]> {
  const schema = deploymentSchema(await readFile(DOCUMENT, 'utf8'));
  const place = (file: string) => pathToFileURL(resolve(file));
  return [
    ...(await writeOrCompare(place(FILE), `${JSON.stringify(schema, null, 2)}\n`, check)),
    ...(await writeOrCompare(place(EXAMPLE), await exampleText(), check)),
  ];
}
