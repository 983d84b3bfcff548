import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseJson } from '#lib/text/parseJson.ts';
import type { Scene } from '#mock/state/controlTypes.ts';
import { readTextFile } from '#mock/state/textFile.ts';
import { sceneProblem } from './sceneProblem';
import { didYouMean } from '#mock/state/nearest.ts';

const FILE = /^([A-Za-z0-9_-]{1,64})\.json$/;

/** A scene that was read, or why it could not be: there is none (`missing`), or it is not valid. */
export type SceneReading = { scene: Scene } | { missing: boolean; problem: string };

/** The scenes in a folder: one JSON file each. Files are read when they are used. */
export interface SceneFolder {
  /** Sorted by name. A file that cannot be read says so in `about`. */
  list(): { name: string; about: string }[];
  read(name: string): SceneReading;
  /** Writes a file; replaces one with the same name. */
  save(name: string, scene: Scene): void;
}

/** Opens a folder of scenes. It is created when the first scene is saved. */
export function makeSceneFolder(folder: string): SceneFolder {
  const names = (): string[] => {
    try {
      return readdirSync(folder).flatMap((file) => FILE.exec(file)?.[1] ?? []);
    } catch {
      return [];
    }
  };
  const read = (name: string): SceneReading => {
    const wrong = (why: string): SceneReading => ({
      missing: false,
      problem: `The scene ${name}.json cannot be used: ${why}`,
    });
    if (!names().includes(name))
      return {
        missing: true,
        problem: `There is no scene "${name}". There are: ${names().sort().join(', ') || 'none'}${didYouMean(name, names())}`,
      };
    try {
      const scene: unknown = parseJson(readTextFile(join(folder, `${name}.json`)));
      const problem = sceneProblem(scene);
      return problem === undefined ? { scene: scene as Scene } : wrong(problem);
    } catch (error) {
      return wrong((error as Error).message);
    }
  };
  return {
    list: () =>
      names()
        .sort()
        .map((name) => {
          const reading = read(name);
          return {
            name,
            about: 'scene' in reading ? (reading.scene.about ?? '') : reading.problem,
          };
        }),
    read,
    save(name, scene) {
      mkdirSync(folder, { recursive: true });
      const text = JSON.stringify(scene, null, 2);
      writeFileSync(join(folder, `${name}.json`), `${text}\n`);
    },
  };
}
