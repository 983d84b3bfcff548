import { existsSync } from 'node:fs';
import { UserError } from './userError';

/** @throws {UserError} that names the command that builds, if there is no build */
export function requireBuilt(): void {
  if (!existsSync('dist/index.html'))
    throw new UserError('There is no build in dist yet: npm run build makes one.');
}
