import { parseArgs } from 'node:util';
import type { NginxPlaces } from '#scripts/build/host/nginxConf.ts';
import { UserError } from '#scripts/cli/userError.ts';
import { configureBuild } from './configureBuild';
import type { ConfigureOptions } from './configureBuild';

const USAGE = `Usage: configure --dist DIR --config FILE [--out DIR] [what nginx.conf says of this host]

Puts a deployment configuration into a finished build.

  --dist DIR        the build, with DIR-host beside it
  --config FILE     the deployment configuration, JSON
  --out DIR         where the result goes, with DIR-host beside it; in place of the build by default
  --earlier DIR     the result of the release before; both get the assets of both, for open tabs
  --script FILE     a script of yours for every page, to measure real visits for example
  --source-maps     serve the source maps too; by default they stay in DIR-host

  --name NAME       begins the global names in nginx.conf, by default academy: for several in one nginx
  --listen VALUE    where nginx listens, by default 80
  --root DIR        where the result is served from, by default --out or /var/www/NAME
  --services VALUE  host and port of the services behind /api, by default 127.0.0.1:8081
  --log FILE        the access log, by default /var/log/nginx/NAME.log
  --behind-proxy    for a proxy in front that ends TLS and sets X-Forwarded-Proto
  --no-brotli       for an nginx without the brotli module
`;

const OPTIONS = {
  dist: { type: 'string' },
  config: { type: 'string' },
  out: { type: 'string' },
  earlier: { type: 'string' },
  script: { type: 'string' },
  'source-maps': { type: 'boolean' },
  name: { type: 'string' },
  listen: { type: 'string' },
  root: { type: 'string' },
  services: { type: 'string' },
  log: { type: 'string' },
  'behind-proxy': { type: 'boolean' },
  'no-brotli': { type: 'boolean' },
  help: { type: 'boolean' },
} as const;
/** A name that may begin a variable of nginx. */
const NAME = /^[a-z][a-z0-9_]*$/;
/** A value that is one plain word in nginx. */
const WORD = /^[\w.:/[\]-]+$/;

type OptionValues = Partial<Record<keyof typeof OPTIONS, string | boolean>>;

function parse(arguments_: readonly string[]): OptionValues {
  try {
    return parseArgs({ args: [...arguments_], options: OPTIONS }).values;
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n\n${USAGE}`);
  }
}

function placesOf(options: OptionValues): Partial<NginxPlaces> {
  const places: Partial<NginxPlaces> = {
    brotli: options['no-brotli'] !== true,
    isBehindProxy: options['behind-proxy'] === true,
  };
  for (const name of ['name', 'listen', 'root', 'services', 'log'] as const) {
    const value = options[name];
    if (typeof value !== 'string') continue;
    if (name === 'name' && !NAME.test(value))
      throw new UserError(
        `--name must be small letters, digits and underscores, not ${JSON.stringify(value)}.`,
      );
    if (!WORD.test(value))
      throw new UserError(
        `--${name} must be one word of nginx.conf, not ${JSON.stringify(value)}.`,
      );
    places[name] = value;
  }
  return places;
}

/** @returns the options; undefined for `--help` */
function readArguments(
  arguments_: readonly string[],
): Omit<ConfigureOptions, 'version'> | undefined {
  const options = parse(arguments_);
  if (options.help === true) return undefined;
  const { dist, config, out, earlier, script } = options;
  if (typeof dist !== 'string' || typeof config !== 'string') {
    const missing = ['dist', 'config'].filter((name) => !Object.hasOwn(options, name));
    throw new UserError(`--${missing.join(' and --')} must be given.\n\n${USAGE}`);
  }
  return {
    dist,
    config,
    out: out as string | undefined,
    earlier: earlier as string | undefined,
    script: script as string | undefined,
    sourceMaps: options['source-maps'] === true,
    places: placesOf(options),
  };
}

/**
 * Runs the configure tool.
 * @param version of the tool
 * @returns what to print
 * @throws {UserError} when an argument, the build or the configuration is wrong
 */
export async function configureCommand(
  arguments_: readonly string[],
  version: string,
): Promise<string> {
  const options = readArguments(arguments_);
  if (options === undefined) return USAGE;
  const { site, host } = await configureBuild({ ...options, version });
  return `${options.config} is in ${site}. What a host needs is in ${host}.\n`;
}
