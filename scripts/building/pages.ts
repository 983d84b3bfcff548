import { configuredPage } from '../serving/builtPages';
import type { DeploymentFile } from '../serving/deploymentFile';
import { blockedAttributes } from '../serving/inlineHashes';
import { filesIn, readIn, writeIn } from './buildFolder';
import { integrityOf } from './integrity';

const SCRIPT = '/static/verification-code.js';
const META = /<meta name="verification-code-integrity"[^>]*>/;

/** Says which content the verification-code script must have (`src/platform/fingerprint/loadScript.ts`). */
function withIntegrity(page: string, integrity: string): string {
  const meta = `<meta name="verification-code-integrity" content="${integrity}">`;
  if (META.test(page)) return page.replace(META, () => meta);
  return page.replace(/<meta charset="?utf-8"?\s*\/?>/i, (charset) => charset + meta);
}

/**
 * Puts into each page what is known only when everything is built: the deployment configuration and the hash of the
 * verification-code script. Doing it again changes nothing.
 * @returns what the policy would block in them, one text for each
 */
export function finishPages(folder: string, deployment: DeploymentFile): string[] {
  const integrity = integrityOf(folder, SCRIPT);
  return filesIn(folder).filter((path) => path.endsWith('.html')).flatMap((path) => {
    const page = withIntegrity(configuredPage(readIn(folder, path), deployment), integrity);
    writeIn(folder, path, page);
    return blockedAttributes(page).map((tag) => `${path}: the policy blocks ${tag}`);
  });
}
