import { readFileSync } from 'node:fs';
import { isRecord } from '#lib/object/isRecord.ts';
import { parseJson } from '#lib/text/parseJson.ts';
import type { Upstream } from '#mock/state/controlTypes.ts';
import type { MockOptions } from '#mock/server.ts';
import { upstreamProblem } from '#mock/state/upstream.ts';
import { operations } from '#shared/api/contract/operations.generated.ts';
import { readOptions } from './readOptions';
import { UserError } from './userError';

/** @throws for a file without an address */
function readUpstream(source: string): Upstream {
  if (URL.canParse(source)) return { url: source };
  const content: unknown = parseJson(readFileSync(source, 'utf8'));
  if (isRecord(content) && typeof content['url'] === 'string')
    return { ...content, url: content['url'] };
  throw new Error('it has no field "url"');
}

/**
 * The real service that answers for the mock.
 * @param source its address, or a file with the fields of `PUT /__mock/upstream`
 */
function upstreamOf(source: string): Upstream {
  try {
    const settings = readUpstream(source);
    const problem = upstreamProblem(settings, Object.keys(operations));
    if (problem !== undefined) throw new Error(problem);
    return settings;
  } catch (error) {
    throw new UserError(`UPSTREAM, ${source}, cannot be used: ${(error as Error).message}.`);
  }
}

/**
 * The options of the commands that run the mock. LAN=1 lets a phone of the local network scan the QR
 * code, UPSTREAM lets a real service answer.
 * @throws {UserError} for a value or an option that is not one of these
 */
export function mockOptions(
  args: readonly string[],
  environment: NodeJS.ProcessEnv = process.env,
): Pick<MockOptions, 'lan' | 'enforce' | 'dataFile' | 'upstream'> {
  const { data, enforce } = readOptions(
    {
      data: { type: 'string', about: 'the file that stores edits' },
      enforce: {
        type: 'boolean',
        about: 'refuses violations of the contract instead of logging them',
      },
    },
    args,
  );
  const { LAN = '', UPSTREAM = '' } = environment;
  // LAN=true must not silently mean no.
  if (!['', '0', '1'].includes(LAN)) throw new UserError(`LAN must be 1 or 0, not "${LAN}".`);
  return {
    lan: LAN === '1',
    enforce: enforce === true,
    ...(data !== undefined && { dataFile: data }),
    ...(UPSTREAM !== '' && { upstream: upstreamOf(UPSTREAM) }),
  };
}
