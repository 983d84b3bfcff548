import { restoreState } from '#mock/state/namespaceState.ts';
import { stateOfScene } from '#mock/state/scene.ts';
import type { Scene } from '#mock/state/controlTypes.ts';
import type { Namespace } from '#mock/state/types.ts';

/** Replaces the state of a namespace with that of a valid scene, and tells its open pages. */
export function loadScene(namespace: Namespace, scene: Scene): void {
  restoreState(namespace, stateOfScene(namespace, scene));
  namespace.events.publish('reset', { namespace: namespace.name });
}
