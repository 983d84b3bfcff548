import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { filesIn, readIn, writeIn } from '#scripts/build/buildFolder.ts';
import { UserError } from '#scripts/cli/userError.ts';
import { isPage } from '#scripts/serve/builtPages.ts';

const FILE = /^\/assets\/own\.[0-9a-f]{8}\.js(?:\.br|\.gz)?$/;
const ELEMENT = /<script id=own [^>]*><\/script>/;

function readScript(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new UserError(
      `--script names ${file}, which cannot be used: ${(error as Error).message}`,
    );
  }
}

/**
 * Adds the host's own script to every page of a build and replaces an earlier one, for example to
 * measure real visits. The script gets a hashed name and integrity, so that the policy allows it
 * and browsers cache it.
 * @param file the script; undefined removes an earlier one
 * @returns the path of the script in the build
 * @throws {UserError} when the file cannot be read
 */
export function putOwnScript(site: string, file: string | undefined): string | undefined {
  for (const path of filesIn(site).filter((name) => FILE.test(name))) rmSync(join(site, path));
  const content = file === undefined ? undefined : readScript(file);
  const digest = createHash('sha256').update(content ?? '');
  const hash = digest.copy().digest('hex').slice(0, 8);
  const integrity = `sha256-${digest.digest('base64')}`;
  const path = content === undefined ? undefined : `/assets/own.${hash}.js`;
  if (path !== undefined && content !== undefined) writeIn(site, path, content);
  const element =
    path === undefined
      ? ''
      : `<script id=own defer src="${path}" integrity="${integrity}" crossorigin></script>`;
  for (const name of filesIn(site).filter(isPage)) {
    const page = readIn(site, name);
    const pageWithScript = page.replace(ELEMENT, '').replace('</head>', `${element}</head>`);
    if (pageWithScript !== page) writeIn(site, name, pageWithScript);
  }
  return path;
}
