/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parse as loadYaml } from 'yaml';
import { operations } from '#shared/api/contract/operations.generated.ts';
import { parseJson } from '#lib/object/jsonText.ts';
import { defaultDeployment, readDeployment } from '#shared/deployment/deployment.ts';

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
/** A section of the document: the key, its default, and the wrong values below it. */
const SECTION = /^### `(\w+)`\n+([\s\S]+?)\nDefault `(.+?)`\.\n+((?:- `.+` → `.+`\n)+)/gm;
/** A wrong value and its message. */
const WRONG = /^- `(.+?)` → `(.+)`$/gm;
const wrongIn = (text: string) =>
  [...text.matchAll(WRONG)].map(([, wrong = '', said = '']) => ({ wrong, said }));
const sections = [...DOCUMENT.matchAll(SECTION)].map(
  ([, key = '', effect = '', fallback = '', list = '']) => ({ key, effect, fallback, list }),
);

test('every key of the deployment configuration is documented, in its order', () => {
  expect(sections.map(({ key }) => key)).toEqual(Object.keys(defaultDeployment));
  expect(sections.filter(({ effect }) => effect.length < 30)).toEqual([]);
});

test.each(sections)('the documentation of $key is true', ({ key, fallback, list }) => {
  expect(JSON.parse(fallback)).toEqual(defaultDeployment[key as keyof typeof defaultDeployment]);
  for (const { wrong, said } of wrongIn(list)) {
    expect(readDeployment({ [key]: JSON.parse(wrong) as unknown })).toEqual({
      deployment: defaultDeployment,
      problems: [said],
    });
  }
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

test.each(sections)('the documentation has a mistake in each part of $key', ({ key, list }) => {
  const ofKind = Array.isArray(defaultDeployment[key as keyof typeof defaultDeployment])
    ? ['must be a list', '[0]']
    : ['must be'];
  const said = wrongIn(list).map((one) => one.said);
  for (const part of PARTS[key] ?? ofKind)
    expect(said).toContainEqual(expect.stringContaining(`deployment.${key}: ${part}`));
});

test('the documented messages for a whole configuration are true, also for one that is not JSON', () => {
  const whole = wrongIn(/^## Deployment configuration\n[\s\S]+?^###/m.exec(DOCUMENT)?.[0] ?? '');
  expect(whole.length).toBe(3);
  for (const { wrong, said } of whole)
    expect(readDeployment(parseJson(wrong)).problems).toEqual([said]);
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
