import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BundledPackage } from './bundledPackages';

/** Licenses that allow closed products to contain the code, with their text or a notice. */
const ACCEPTED_LICENSES = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);
/** Texts of licenses that packages name but do not include. */
const LICENSES = 'scripts/build/licenses';
const TEXT_FILE = /^(?:licen[cs]e|copying|notice|unlicense)(?:[-.].*)?$/i;

/** The license that we choose from an SPDX expression; undefined if none is accepted. */
export function selectedLicense(expression: string): string | undefined {
  return expression
    .replace(/^\(|\)$/g, '')
    .split(/\s+OR\s+/)
    .find((license) => ACCEPTED_LICENSES.has(license));
}

/** Our copy of a license text that the package lacks, with its author; empty if we have none. */
function keptText(license: string, folder: string): string[] {
  const file = join(LICENSES, `${license}.txt`);
  if (!existsSync(file)) return [];
  const { author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    author?: string | { name?: string };
  };
  const name = (typeof author === 'string' ? author : author?.name)?.replace(/\s*<.*$/, '') ?? '';
  return [...(name === '' ? [] : [`Copyright (c) ${name}`]), readFileSync(file, 'utf8').trim()];
}

/** The license texts of a package: its own, or else our copy of the chosen license. */
function textsOf({ folder, license }: BundledPackage): string[] {
  const names = readdirSync(folder)
    .filter((name) => TEXT_FILE.test(name))
    .sort();
  const own = names.map((name) =>
    readFileSync(join(folder, name), 'utf8').replace(/\r\n?/g, '\n').trim(),
  );
  return own.length > 0 ? own : keptText(selectedLicense(license) ?? '', folder);
}

/**
 * Packages whose license is not accepted or has no text, one message each. The build fails on them.
 */
export function licenseProblems(packages: readonly BundledPackage[], read = textsOf): string[] {
  return packages.flatMap((one) => {
    const what = `${one.name} ${one.version} is in the build under ${one.license === '' ? 'no license' : one.license}`;
    if (selectedLicense(one.license) === undefined)
      return [`${what}, which scripts/build/notices.ts does not accept`];
    return read(one).length === 0
      ? [`${what}, but neither the package nor ${LICENSES} has its text`]
      : [];
  });
}

/** The license notices of packages whose code is in these files. */
export function thirdPartyNotices(
  packages: readonly BundledPackage[],
  files = 'This site',
): string {
  const parts = packages.map((one) => {
    const license = selectedLicense(one.license) ?? one.license;
    const title = `${one.name} ${one.version} (${license}${license === one.license ? '' : `, chosen from ${one.license}`})`;
    return `${title}\n${'-'.repeat(title.length)}\n\n${textsOf(one).join('\n\n')}`;
  });
  return `${files} contains code of these packages.\n\n${parts.join('\n\n\n')}\n`;
}
