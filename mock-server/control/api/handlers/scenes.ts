import { loadScene } from '#mock/control/scenes/loadScene.ts';
import { sceneOf } from '#mock/state/scene.ts';
import type { Scene } from '#mock/state/scene.ts';
import type { Namespace } from '#mock/state/types.ts';
import { stateOf } from '#mock/state/namespaceState.ts';
import { found, refused } from '../answers';
import type { ControlHandlers } from '../controlTypes';

type Scenes = 'getScene' | 'loadScene' | 'listScenes' | 'saveScene' | 'loadNamedScene';

function currentScene(namespace: Namespace): Scene {
  return sceneOf(namespace, stateOf(namespace));
}

/** Scenes: the state of the namespace as differences from the seeds. */
export const sceneHandlers: Pick<ControlHandlers, Scenes> = {
  getScene: ({ namespace }) => found(currentScene(namespace)),

  loadScene({ body, namespace, scenes }) {
    const problem = scenes.check(body);
    if (problem !== undefined) return refused(422, problem);
    loadScene(namespace, body);
    return found(currentScene(namespace));
  },

  listScenes: ({ scenes }) => found(scenes.folder.list()),

  saveScene({ body: { name, about }, namespace, namespaces, scenes }) {
    scenes.folder.save(name, {
      ...(about !== undefined && { about }),
      ...currentScene(namespace),
    });
    const list = scenes.folder.list();
    for (const { events } of namespaces.list()) events.publish('scenes', list);
    return { status: 201, body: list };
  },

  loadNamedScene({ path: { name }, namespace, scenes }) {
    const reading = scenes.folder.read(name);
    if ('problem' in reading) return refused(reading.missing ? 404 : 422, reading.problem);
    loadScene(namespace, reading.scene);
    return found(reading.scene);
  },
};
