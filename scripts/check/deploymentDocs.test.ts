/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parse as loadYaml } from 'yaml';
import { operations } from '#shared/api/contract/operations.generated.ts';
import { parseJson } from '#lib/object/jsonText.ts';
import { defaultDeployment, readDeployment } from '#shared/deployment/deployment.ts';
import type { Deployment } from '#shared/deployment/deployment.ts';
import { deploymentMistakes } from '#testing/cases/deploymentMistakes.ts';

interface Contract {
  components: {
    schemas: {
      LoginFailureReport: {
        properties: Record<'code' | 'step' | 'cause' | 'lang' | 'at', { enum?: string[] }>;
      };
    };
  };
}

const DOCUMENT = readFileSync('docs/deployment.md', 'utf8');
/** A section of the document: the key and its default. */
const SECTION = /^### `(\w+)`\n+([\s\S]+?)\nDefault `(.+?)`\.$/gm;
const sections = [...DOCUMENT.matchAll(SECTION)].map(
  ([, key = '', effect = '', fallback = '']) => ({ key, effect, fallback }),
);

test('every key of the deployment configuration is documented, in its order', () => {
  expect(sections.map(({ key }) => key)).toEqual(Object.keys(defaultDeployment));
  expect(sections.filter(({ effect }) => effect.length < 30)).toEqual([]);
});

test.each(sections)('the documented default of $key is true', ({ key, fallback }) => {
  expect(JSON.parse(fallback)).toEqual(defaultDeployment[key as keyof Deployment]);
});

const mistakes = Object.entries(deploymentMistakes).map(([key, list]) => ({ key, list }));

test.each(mistakes)('wrong values of $key keep the default, and are named', ({ key, list }) => {
  for (const [wrong, says] of list)
    expect(readDeployment({ [key]: JSON.parse(wrong) as unknown })).toEqual({
      deployment: defaultDeployment,
      problems: [`deployment.${key}: ${says}`],
    });
});

/** The parts of a key that can each be wrong. A list can be missing or have a wrong item. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  alternateTenant: ['must be an object', '.tenantId', '.signInUrl'],
  vendor: ['must be an object', '.slug', '.name'],
  loginChannel: ['must be an object', '.hosts', '.value'],
  brand: [
    'must be an object',
    '.accent must be',
    '.accent #',
    '.accentDark',
    '.radius',
    '.logo is an unknown field',
  ],
};

test.each(mistakes)('each part of $key has a message', ({ key, list }) => {
  const ofKind = Array.isArray(defaultDeployment[key as keyof Deployment])
    ? ['must be a list', '[0]']
    : ['must be'];
  const says = list.map(([, message]) => message);
  for (const part of PARTS[key] ?? ofKind)
    expect(says.some((message) => message.startsWith(part))).toBe(true);
});

test.each([
  ['{"shieldedDomain": []}', 'deployment.shieldedDomain: unknown field'],
  ['[]', 'deployment: must be a JSON object'],
  ['{"shieldedDomains":', 'deployment: must be a JSON object'],
])('the whole configuration %s is refused', (wrong, says) => {
  expect(readDeployment(parseJson(wrong)).problems).toEqual([says]);
});

test('the documented failure reports are those of the contract', () => {
  const report = (
    loadYaml(readFileSync('src/shared/api/contract/openapi.yaml', 'utf8')) as Contract
  ).components.schemas.LoginFailureReport;
  const codes = [...DOCUMENT.matchAll(/^\| `(\d{7})` \|/gm)].map(([, code]) => code);
  expect(codes).toEqual(report.properties.code.enum);
  const steps = /`step` \(([^)]+)\)/.exec(DOCUMENT)?.[1]?.match(/[\w-]+/g);
  expect(steps).toEqual(report.properties.step.enum);
  expect(DOCUMENT).toContain(`\`POST ${operations.reportLoginFailure.path}\``);
  expect(Object.keys(report.properties)).toEqual(['code', 'step', 'cause', 'lang', 'at']);
});
