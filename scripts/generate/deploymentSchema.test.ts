/** @jest-environment node */
import { readFileSync } from 'node:fs';
import Ajv2020 from 'ajv/dist/2020';
import { defaultDeployment, readDeployment } from '#shared/deployment/deployment.ts';
import { deploymentMistakes } from '#testing/cases/deploymentMistakes.ts';
import { deploymentFrom } from '#scripts/serve/deploymentFile.ts';

const SCHEMA = 'deploy/deployment.schema.json';
const EXAMPLE = 'deploy/deployment.example.json';
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
const isValid = new Ajv2020({ strict: true }).compile(read(SCHEMA));
const mistakes = Object.entries(deploymentMistakes).flatMap(([key, list]) =>
  list.map(([wrong]) => ({ [key]: JSON.parse(wrong) as unknown })),
);
/** Mistakes that only the reader finds. */
const BEYOND_SCHEMA = [
  { brand: { accent: '#ffcc00' } },
  { avatarHosts: ['127.1'] },
  { returnOrigins: ['https://A.example'] },
  { vendor: { slug: 'hw', name: ' ' } },
];

it('accepts the defaults, and the example, which has every key and no mistake', () => {
  expect([isValid(defaultDeployment), isValid.errors]).toEqual([true, null]);
  const { $schema, ...example } = read(EXAMPLE);
  expect($schema).toBe('./deployment.schema.json');
  expect(Object.keys(example)).toEqual(Object.keys(defaultDeployment));
  expect([isValid(read(EXAMPLE)), isValid.errors]).toEqual([true, null]);
  expect(deploymentFrom(EXAMPLE, 'the test').deployment).toEqual(example);
});

it.each(mistakes)('refuses %j, or leaves it to the reader', (configuration) => {
  const isLeft = BEYOND_SCHEMA.some((one) => JSON.stringify(one) === JSON.stringify(configuration));
  expect(isValid(configuration)).toBe(isLeft);
});

it.each(BEYOND_SCHEMA)('leaves %j to the reader', (configuration) => {
  expect(isValid(configuration)).toBe(true);
  expect(readDeployment(configuration).problems).toHaveLength(1);
});

it.each([
  { shieldedDomains: ['LEARN.example', 'localhost:8080', 'xn--bcher-kva.example'] },
  { corporateEmailDomains: ['a.b-c.example'] },
  { returnOrigins: ['https://learn.example:8443', 'https://[::1]'] },
  { alternateTenant: { tenantId: 'a_b-1', signInUrl: '/sign-in?x=1#y' } },
  { alternateTenant: null, brand: null },
  { orderUrl: 'https://shop.example/a b', providerSignInUrl: '/' },
  { orderUrl: 'HTTPS://shop.example' },
  { vendor: { slug: '0-a', name: 'Łódź 学院 tablets' } },
  { loginChannel: { hosts: [], value: '' } },
  { uploadLimitMegabytes: 1, selectionLimit: 100_000 },
  { brand: { accent: '#06726E', radius: 0.5 } },
  { brand: { logo: '/logo.svg' } },
])('marks nothing in %j, which the reader accepts', (configuration) => {
  expect(readDeployment(configuration).problems).toEqual([]);
  expect([isValid(configuration), isValid.errors]).toEqual([true, null]);
});
