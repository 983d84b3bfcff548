import { readFileSync } from 'node:fs';
import { isRecord } from '#lib/object/isRecord.ts';
import { upstreamProblem } from '#mock/state/upstream.ts';
import type { Upstream } from '#mock/controlTypes.ts';
import { operations } from '#shared/api/contract/operations.generated.ts';
import { readSwitch } from './readSwitch';
import { UserError } from './userError';

const VARIABLES = ['UPSTREAM_ONLY', 'UPSTREAM_UNKNOWN'];

/** @param source where the settings are from, for the message */
function checked(settings: Upstream, source: string): Upstream {
  const problem = upstreamProblem(settings, Object.keys(operations));
  if (problem !== undefined) throw new UserError(`${source}: ${problem}.`);
  return settings;
}

function readFile(file: string): Upstream {
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (!isRecord(content) || typeof content['url'] !== 'string')
      throw new Error('it has no field "url"');
    return checked({ ...content, url: content['url'] }, file);
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(`${file} cannot be used: ${(error as Error).message}.`);
  }
}

/**
 * The real service that answers for the mock: from the file, which has the fields of
 * `PUT /__mock/upstream`, or from UPSTREAM, UPSTREAM_ONLY (operations, with commas) and
 * UPSTREAM_UNKNOWN=1.
 * @throws {UserError} for an unusable file, address, operation or switch
 */
export function upstreamOptions(
  file: string | undefined,
  environment: NodeJS.ProcessEnv,
): Upstream | undefined {
  const url = environment['UPSTREAM']?.trim() ?? '';
  if (file !== undefined) {
    if (url !== '') throw new UserError('Give either UPSTREAM or --upstream, not both.');
    return readFile(file);
  }
  if (url === '') {
    const lonely = VARIABLES.find((name) => (environment[name] ?? '').trim() !== '');
    if (lonely !== undefined) throw new UserError(`${lonely} needs UPSTREAM, the address.`);
    return undefined;
  }
  const only = (environment['UPSTREAM_ONLY'] ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  checked({ url }, 'UPSTREAM');
  return checked(
    {
      url,
      ...(only.length > 0 && { operations: only }),
      ...(readSwitch('UPSTREAM_UNKNOWN', environment) && { unknownPaths: true }),
    },
    'UPSTREAM_ONLY',
  );
}
