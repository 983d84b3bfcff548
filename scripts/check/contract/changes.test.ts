/** @jest-environment node */
import type { OpenApiDocument } from '#mock/contract/document.ts';
import { findBreakingChanges, withoutWords } from './changes';

interface Parts {
  path?: string;
  request?: object;
  answer?: object;
  parameters?: object[];
  statuses?: string[];
  security?: unknown[];
}

const text = { type: 'string' };
const object = (properties: object, required = Object.keys(properties)) => ({
  type: 'object',
  required,
  additionalProperties: false,
  properties,
});

function contract({
  path = '/a',
  request = object({ name: text }),
  answer = object({ id: text }),
  parameters = [],
  statuses = ['200'],
  security = [],
}: Parts = {}): OpenApiDocument {
  const content = (schema: object) => ({ content: { 'application/json': { schema } } });
  const operation = {
    operationId: 'a',
    summary: 'A',
    security,
    parameters,
    requestBody: content(request),
    responses: Object.fromEntries(statuses.map((status) => [status, content(answer)])),
  };
  return {
    info: { version: '1.0.0' },
    paths: { [path]: { post: operation } },
    components: { schemas: { Color: { type: 'string', enum: ['red', 'blue'] } } },
  } as unknown as OpenApiDocument;
}

const color = { $ref: '#/components/schemas/Color' };
const limit = { name: 'limit', in: 'query', schema: { type: 'integer', maximum: 10 } };
const orNull = (schema: object) => ({ oneOf: [schema, { type: 'null' }] });

test.each<[string, Parts, Parts, string]>([
  ['a new operation', { path: '/b' }, {}, 'POST /b: is new'],
  ['a call that now needs a token', { security: [{ bearer: [] }] }, {}, 'security differs'],
  ['a new parameter', { parameters: [limit] }, {}, 'sends a new parameter: query limit'],
  [
    'a parameter that may be missing',
    { parameters: [limit] },
    { parameters: [{ ...limit, required: true }] },
    'may lack the parameter: query limit',
  ],
  [
    'a larger limit of a parameter',
    { parameters: [{ ...limit, schema: { type: 'integer', maximum: 20 } }] },
    { parameters: [limit] },
    'query limit: maximum 20 is not within 10',
  ],
  [
    'a new field of a request',
    { request: object({ name: text, age: text }) },
    {},
    'the request: may have age',
  ],
  [
    'a field that a request may omit',
    { request: object({ name: text }, []) },
    {},
    'the request: may lack name',
  ],
  [
    'a new value in a request',
    { request: object({ name: color }) },
    { request: object({ name: { type: 'string', enum: ['red'] } }) },
    'the request: name: may be "blue"',
  ],
  [
    'a field that answers must have',
    { answer: object({ id: text, at: text }) },
    { answer: object({ id: text, at: text }, ['id']) },
    'the released answer 200: may lack at',
  ],
  [
    'a type that answers may no longer have',
    { answer: orNull(object({ id: text })) },
    { answer: orNull(object({ id: { type: ['string', 'null'] } })) },
    'the released answer 200: id: may be null',
  ],
  [
    'elements that answers may no longer have',
    { answer: { type: 'array', items: { type: 'string', const: 'red' } } },
    { answer: { type: 'array', items: color } },
    'the released answer 200: each: may be "blue"',
  ],
  [
    'an answer that may no longer be absent',
    { answer: object({ id: text }) },
    { answer: orNull(object({ id: text })) },
    'the released answer 200: may be null',
  ],
  ['a status that is gone', {}, { statuses: ['200', '404'] }, 'no longer allows status 404'],
])('finds %s', (_title, next, released, problem) => {
  expect(findBreakingChanges(contract(next), contract(released))).toEqual([
    expect.stringContaining(problem),
  ]);
});

test.each<[string, Parts, Parts]>([
  ['nothing', {}, {}],
  ['a narrower request', { request: object({ name: color }) }, {}],
  [
    'a field that requests no longer send',
    { request: object({}) },
    { request: object({ name: text }, []) },
  ],
  ['a wider answer', { answer: orNull(object({ id: text, at: text }, ['id'])) }, {}],
  ['one more status', { statuses: ['200', '429'] }, {}],
  [
    'known values of an open list',
    { answer: object({ id: { type: 'string', anyOf: [{ const: 'red' }, text] } }) },
    { answer: object({ id: text }) },
  ],
])('accepts %s', (_title, next, released) => {
  expect(findBreakingChanges(contract(next), contract(released))).toEqual([]);
});

test('keeps a contract without its explanations, and fields that have their names', () => {
  const kept = JSON.parse(
    withoutWords(
      contract({
        request: object({ description: { ...text, description: 'Long', 'x-source': 'S7' } }),
      }),
    ),
  ) as OpenApiDocument;
  expect(kept.paths['/a']?.['post']?.requestBody?.content).toEqual({
    'application/json': { schema: object({ description: text }) },
  });
  expect(kept.paths['/a']?.['post']).not.toHaveProperty('summary');
});
