import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from './userError';

/**
 * Checks that a build that a command uses exists.
 * @param folder of a built site
 * @param build the command that writes it
 * @throws {UserError} that names that command if the folder has no page
 */
export function requireBuilt(folder = 'dist', build = 'npm run build'): void {
  if (!existsSync(join(folder, 'index.html')))
    throw new UserError(`There is no build in ${folder} yet: ${build} makes one.`);
}
