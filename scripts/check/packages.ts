import { readFile } from 'node:fs/promises';

type Versions = Readonly<Record<string, string>>;
interface Manifest {
  dependencies?: Versions;
  devDependencies?: Versions;
}
interface LockFile {
  packages: Readonly<Record<string, Manifest & { version?: string }>>;
}

/** One version, of the package itself or of another one under its name. */
const EXACT = /^(?:npm:@?[\w./-]+@)?(\d+\.\d+\.\d+(?:-[\w.]+)?)$/;

const versionsOf = ({ dependencies, devDependencies }: Manifest): Versions => ({
  ...dependencies,
  ...devDependencies,
});

/**
 * Packages whose version in package.json is a range or differs from the lock file: `npm ci` would
 * install another version, or fail.
 */
export function packageProblems(manifest: Manifest, { packages }: LockFile): string[] {
  const [wanted, locked] = [versionsOf(manifest), versionsOf(packages[''] ?? {})];
  const loose = Object.entries(wanted)
    .filter(([, version]) => !EXACT.test(version))
    .map(([name, version]) => `package.json: ${name} is “${version}”, which is not one version`);
  const drifted = [...new Set([...Object.keys(wanted), ...Object.keys(locked)])].filter((name) => {
    const exact = EXACT.exec(wanted[name] ?? '')?.[1];
    return (
      wanted[name] !== locked[name]
      || (exact !== undefined && packages[`node_modules/${name}`]?.version !== exact)
    );
  });
  return [
    ...loose,
    ...drifted.map(
      (name) => `package-lock.json: differs from package.json in ${name}: run npm install`,
    ),
  ];
}

/**
 * Checks that every installation gets the same packages.
 * @returns the packages for which this is not so
 */
export async function checkPackages(): Promise<string[]> {
  const [manifest, lock] = await Promise.all(
    ['package.json', 'package-lock.json'].map(
      async (file) => JSON.parse(await readFile(file, 'utf8')) as unknown,
    ),
  );
  return packageProblems(manifest as Manifest, lock as LockFile);
}
