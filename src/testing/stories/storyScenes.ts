import badDay from '#mock/scenes/bad-day.json';
import everyWayIn from '#mock/scenes/every-way-in.json';
import expiringCode from '#mock/scenes/expiring-code.json';
import lastDayToRestore from '#mock/scenes/last-day-to-restore.json';
import type { Scene } from '#mock/state/controlTypes.ts';

const scenes = {
  'bad-day': badDay,
  'every-way-in': everyWayIn,
  'expiring-code': expiringCode,
  'last-day-to-restore': lastDayToRestore,
};

/** A scene of `mock-server/scenes`, by the name of its file. */
export type SceneName = keyof typeof scenes;

/** The scene of a name. The mock's own tests check the files against the schema of scenes. */
export function sceneNamed(name: SceneName): Scene {
  return scenes[name] as Scene;
}
