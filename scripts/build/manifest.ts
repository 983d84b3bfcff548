import { readFileSync } from 'node:fs';

interface Manifest {
  name: string;
  version: string;
}

/** `package.json` of the project. */
export function readManifest(): Manifest {
  return JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
}
