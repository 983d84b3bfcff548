import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from './userError';

/**
 * Makes sure that a command finds what it takes as it is.
 * @param folder of a built site
 * @param build the command that writes it
 * @throws {UserError} that names that command, when there is no page in the folder
 */
export function requireBuilt(folder = 'dist', build = 'npm run build'): void {
  if (!existsSync(join(folder, 'index.html')))
    throw new UserError(`There is no build in ${folder} yet: ${build} makes one.`);
}
