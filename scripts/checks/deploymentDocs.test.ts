/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parse as loadYaml } from 'yaml';
import { operations } from '../../src/api/contract/operations.generated';
import { defaultDeployment, readDeployment } from '../../src/platform/deployment/deployment';

interface Contract {
  components: { schemas: { LoginFailureReport: { properties: Record<'code' | 'step' | 'cause' | 'lang' | 'at', { enum?: string[] }> } } };
}

const DOCUMENT = readFileSync('docs/deployment.md', 'utf8');
/** What each section says: the key, its default, a wrong value and what is said about it. */
const SECTION = /^### `(\w+)`\n([\s\S]+?)\nDefault `(.+?)`\. Wrong `(.+?)` → `(.+)`$/gm;
const sections = [...DOCUMENT.matchAll(SECTION)].map(([, key = '', effect = '', fallback = '', wrong = '', said = '']) => ({ key, effect, fallback, wrong, said }));

test('every key of the deployment configuration is documented, in its order', () => {
  expect(sections.map(({ key }) => key)).toEqual(Object.keys(defaultDeployment));
  expect(sections.filter(({ effect }) => effect.length < 30)).toEqual([]);
});

test.each(sections)('what is said of $key is true', ({ key, fallback, wrong, said }) => {
  expect(JSON.parse(fallback)).toEqual(defaultDeployment[key as keyof typeof defaultDeployment]);
  const { deployment, problems } = readDeployment({ [key]: JSON.parse(wrong) as unknown });
  expect(problems).toEqual([said]);
  expect(deployment).toEqual(defaultDeployment);
});

test('what is said of an unknown field is true', () => {
  const [, value = '', said] = /^`(\{.+\})` → `(.+)`\.$/m.exec(DOCUMENT) ?? [];
  expect(readDeployment(JSON.parse(value)).problems).toEqual([said]);
});

test('the failure reports that are documented are those of the contract', () => {
  const report = (loadYaml(readFileSync('src/api/contract/openapi.yaml', 'utf8')) as Contract).components.schemas.LoginFailureReport;
  const codes = [...DOCUMENT.matchAll(/^\| `(\d{7})` \|/gm)].map(([, code]) => code);
  expect(codes).toEqual(report.properties.code.enum);
  const steps = /`step` says where \(([^)]+)\)/.exec(DOCUMENT)?.[1]?.match(/[\w-]+/g);
  expect(steps).toEqual(report.properties.step.enum);
  expect(DOCUMENT).toContain(`\`POST ${operations.reportLoginFailure.path}\``);
  expect(Object.keys(report.properties)).toEqual(['code', 'step', 'cause', 'lang', 'at']);
});
