import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import type { NginxPlaces } from '#scripts/build/host/nginxConf.ts';
import { UserError } from '#scripts/cli/userError.ts';
import { targetOf } from '#mock/state/textFile.ts';
import { deploymentFrom } from '#scripts/serve/deploymentFile.ts';
import { filesIn, SOURCE_MAPS } from '#scripts/build/buildFolder.ts';
import { compressFiles } from '#scripts/build/compressFiles.ts';
import { configureSite } from './configureSite';
import type { SiteFolders } from './configureSite';
import { putOwnScript } from './putOwnScript';
import { swapFolders } from './swapFolders';

export interface ConfigureOptions {
  /** Where the finished build is. */
  dist: string;
  /** The deployment configuration, a JSON file. */
  config: string;
  /** The folder for the configured build; by default the build is replaced. */
  out?: string | undefined;
  /** What nginx.conf says of this host; its root is `out` by default. */
  places?: Partial<NginxPlaces>;
  /**
   * The result of another release, which hosts serve before or after this one. Each gets the assets
   * that only the other has, for open tabs.
   */
  earlier?: string | undefined;
  /** Whether the result has the source maps of the build. */
  sourceMaps?: boolean;
  /** A script of the adopter for every page. */
  script?: string | undefined;
  /** The version of this tool: it configures builds of its own version only. */
  version: string;
}

const PLACE = /<script type="?application\/json"? id="?deployment"?>/;

/** The host files of a build are next to it, as `npm run build` writes them. */
const hostOf = (site: string): string => `${site}-host`;

/** True for a folder with a page that takes a configuration. */
function isBuild(folder: string): boolean {
  const page = join(folder, 'index.html');
  return existsSync(page) && PLACE.test(readFileSync(page, 'utf8'));
}

function requireBuild(dist: string, version: string): void {
  if (!isBuild(dist)) throw new UserError(`--dist names ${dist}, which holds no build.`);
  const about = join(hostOf(dist), 'build.json');
  if (!existsSync(about))
    throw new UserError(
      `--dist names ${dist}, but ${about} is missing: the build’s folder ${basename(hostOf(dist))} must be beside it.`,
    );
  const { version: built } = JSON.parse(readFileSync(about, 'utf8')) as { version: string };
  if (built !== version)
    throw new UserError(
      `${dist} is a build of version ${built} and this tool is of ${version}: use the tool that came with the build.`,
    );
}

const holds = (folder: string, other: string): boolean =>
  !relative(folder, other).split(sep).includes('..') && resolve(folder) !== resolve(other);

/** The result replaces the folder, which must be empty or contain an earlier result. */
function requirePlace(dist: string, site: string): void {
  if (holds(dist, site) || holds(site, dist))
    throw new UserError(`--out names ${site}: one of it and ${dist} lies in the other.`);
  for (const folder of [site, hostOf(site)]) {
    const names = existsSync(folder) ? readdirSync(folder) : [];
    const isOurs = folder === site ? isBuild(folder) : names.includes('nginx.conf');
    if (names.length > 0 && !isOurs)
      throw new UserError(`--out names ${site}, but ${folder} holds something else.`);
  }
}

function copyFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  if (existsSync(from)) cpSync(from, to, { recursive: true, preserveTimestamps: true });
}

/** Adds the assets that only the other folder has. Their names contain hashes. */
function addAssets(folder: string, other: string): void {
  const assets = join(other, 'assets');
  for (const path of existsSync(assets) ? filesIn(assets) : []) {
    const place = join(folder, 'assets', path);
    mkdirSync(dirname(place), { recursive: true });
    if (!existsSync(place)) cpSync(join(assets, path), place, { preserveTimestamps: true });
  }
}

/**
 * Puts a deployment configuration into a finished build. Works on a copy beside the result and puts
 * it in place at the end: whatever is refused or fails on the way leaves the build as it was.
 * @throws {UserError} when the build, the configuration or the place of the result cannot be used
 */
export async function configureBuild({
  dist,
  config,
  out,
  places,
  script,
  earlier,
  sourceMaps = false,
  version,
}: ConfigureOptions): Promise<SiteFolders> {
  requireBuild(dist, version);
  if (earlier !== undefined && !isBuild(earlier))
    throw new UserError(`--earlier names ${earlier}, which holds no build.`);
  const reading = deploymentFrom(config, '--config');
  const source = realpathSync(dist);
  const site = targetOf(resolve(out ?? dist));
  if (site !== source) requirePlace(source, site);
  const host = hostOf(site);
  mkdirSync(dirname(site), { recursive: true });
  // Next to the result, because a rename works only within a file system.
  const work = mkdtempSync(join(dirname(site), `.${basename(site)}-`));
  try {
    const ready = { site: join(work, 'site'), host: join(work, 'host') };
    copyFolder(source, ready.site);
    copyFolder(hostOf(source), ready.host);
    for (const path of filesIn(ready.site).filter((name) => name.endsWith('.map')))
      rmSync(join(ready.site, path));
    if (sourceMaps) copyFolder(join(ready.host, SOURCE_MAPS), ready.site);
    const own = putOwnScript(ready.site, script);
    if (earlier !== undefined) addAssets(ready.site, earlier);
    const root = out === undefined ? {} : { root: resolve(out) };
    const problems = await configureSite(ready, reading, { ...root, ...places });
    if (own !== undefined) await compressFiles(ready.site, [own]);
    if (problems.length > 0) throw new UserError(problems.join('\n'));
    swapFolders([
      { ready: ready.site, place: site, old: join(work, 'old-site') },
      { ready: ready.host, place: host, old: join(work, 'old-host') },
    ]);
    // While nginx reloads, workers with the earlier folder also get requests of the new pages.
    if (earlier !== undefined) addAssets(earlier, site);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return { site, host };
}
