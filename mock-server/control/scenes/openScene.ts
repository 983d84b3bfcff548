import type { Request, RequestHandler } from 'express';
import { ownPath } from '#mock/control/api/ownPath.ts';
import { appOrigin } from '#mock/state/appOrigin.ts';
import type { Namespace } from '#mock/state/types.ts';
import { loadScene } from './loadScene';
import type { SceneFolder } from './sceneFolder';

/**
 * Answers `/__mock/scene/NAME?to=/path`: loads a scene of the folder into the namespace of this
 * browser and redirects to the page.
 */
export function makeOpenScene(
  folder: SceneFolder,
  namespaceOf: (request: Request) => Namespace,
  appUrl: string,
): RequestHandler {
  return (request, response) => {
    const reading = folder.read(request.params['name'] ?? '');
    if ('problem' in reading)
      return void response
        .status(reading.missing ? 404 : 422)
        .json({ message: reading.problem, violations: [] });
    loadScene(namespaceOf(request), reading.scene);
    response.redirect(302, appOrigin(request, appUrl) + ownPath(request.query['to']));
  };
}
