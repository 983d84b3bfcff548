/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

test('the images copy what is there, and run without privileges on a read-only root', () => {
  const { services } = parse(readFileSync('deploy/compose.yaml', 'utf8')) as {
    services: Record<
      string,
      {
        build: { dockerfile: string };
        volumes?: string[];
        read_only?: boolean;
        cap_drop: string[];
        environment: { DEPLOYMENT: string };
      }
    >;
  };
  for (const { build, cap_drop } of Object.values(services)) {
    const image = readFileSync(build.dockerfile, 'utf8');
    const copied = [...image.matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, names = '']) =>
      names.split(' '),
    );
    expect(copied).not.toEqual([]);
    // The build writes two of them.
    expect(copied.filter((name) => !/^dist(?:-host)?$/.test(name) && !existsSync(name))).toEqual(
      [],
    );
    expect(image).toMatch(/^USER (?:\d+:\d+|node)$/m);
    expect(cap_drop).toEqual(['ALL']);
  }
  expect(services['web']?.read_only).toBe(true);
  for (const volume of services['web']?.volumes ?? [])
    expect(existsSync(join('deploy', volume.split(':')[0] ?? ''))).toBe(true);
  expect(JSON.parse(services['web']?.environment.DEPLOYMENT ?? '')).toHaveProperty(
    'alternateTenant',
  );
});
