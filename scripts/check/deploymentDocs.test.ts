/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parse as loadYaml } from 'yaml';
import { operations } from '#shared/api/contract/operations.generated.ts';
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
