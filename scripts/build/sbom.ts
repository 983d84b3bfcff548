import type { BundledPackage } from './bundledPackages';

/** `sha512-<base64>` in CycloneDX form. */
function hashesOf(integrity: string): { alg: string; content: string }[] {
  const content = /^sha512-(.+)$/.exec(integrity)?.[1];
  return content === undefined
    ? []
    : [{ alg: 'SHA-512', content: Buffer.from(content, 'base64').toString('hex') }];
}

function purlOf(name: string, version: string): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

function licencesOf(licence: string): object[] {
  if (licence === '') return [];
  return [/ /.test(licence) ? { expression: licence } : { license: { id: licence } }];
}

/** The package that a dependency resolves to: in the nearest parent folder, as in Node. */
function found(
  packages: readonly BundledPackage[],
  from: string,
  name: string,
): BundledPackage | undefined {
  const parts = from.split('/node_modules/');
  const folders = [
    ...parts.map((_, index) => `${parts.slice(0, parts.length - index).join('/node_modules/')}/`),
    '',
  ];
  return folders.flatMap(
    (folder) => packages.find((one) => one.folder === `${folder}node_modules/${name}`) ?? [],
  )[0];
}

/**
 * The software bill of materials of a build, CycloneDX 1.6 as JSON. It lists what is in the
 * scripts, not what is installed. It has no time or serial number, so that equal builds give equal
 * texts.
 */
export function sbom(
  project: { name: string; version: string },
  packages: readonly BundledPackage[],
  direct: readonly string[],
): string {
  const root = purlOf(project.name, project.version);
  const reference = ({ name, version }: BundledPackage): string => purlOf(name, version);
  const dependsOn = (folder: string, names: readonly string[]): string[] =>
    [
      ...new Set(names.flatMap((name) => found(packages, folder, name) ?? []).map(reference)),
    ].sort();
  return `${JSON.stringify(
    {
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      version: 1,
      metadata: {
        component: {
          type: 'application',
          'bom-ref': root,
          name: project.name,
          version: project.version,
        },
      },
      components: packages.map((one) => ({
        type: 'library',
        'bom-ref': reference(one),
        name: one.name,
        version: one.version,
        purl: reference(one),
        hashes: hashesOf(one.integrity),
        licenses: licencesOf(one.licence),
      })),
      dependencies: [
        { ref: root, dependsOn: dependsOn('', direct) },
        ...packages.map((one) => ({
          ref: reference(one),
          dependsOn: dependsOn(one.folder, one.dependencies),
        })),
      ],
    },
    null,
    2,
  )}\n`;
}
