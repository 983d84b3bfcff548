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

/** Packages that package.json asks for loosely, or that the lock file has otherwise: `npm ci` would install something else, or nothing. */
export function packageProblems(manifest: Manifest, { packages }: LockFile): string[] {
  const [wanted, locked] = [versionsOf(manifest), versionsOf(packages[''] ?? {})];
  const loose = Object.entries(wanted)
    .filter(([, version]) => !EXACT.test(version))
    .map(([name, version]) => `package.json: ${name} is “${version}”, and not one version`);
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
      (name) => `package-lock.json: has ${name} otherwise than package.json: run npm install`,
    ),
  ];
}

/** Whether everybody gets the same packages. @returns those for which they would not */
export async function looseOrDriftedPackages(): Promise<string[]> {
  const [manifest, lock] = await Promise.all(
    ['package.json', 'package-lock.json'].map(
      async (file) => JSON.parse(await readFile(file, 'utf8')) as unknown,
    ),
  );
  return packageProblems(manifest as Manifest, lock as LockFile);
}
