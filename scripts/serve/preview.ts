import type { RequestListener } from 'node:http';
import { createMockApp } from '#mock/app.ts';
import type { MockAppOptions } from '#mock/app.ts';
import { admitCall } from './admitCall';
import { serveBuiltFiles } from './builtFiles';
import { judgeTarget } from './judgeTarget';
import { listenLocally } from './listenLocally';
import type { LocalServer } from './listenLocally';

export interface PreviewOptions {
  /** Default: 0, which takes any free port. */
  port?: number;
  mock?: MockAppOptions;
}

/** Passes the calls of services on and answers everything else with a build, as nginx does. */
export function serveBuild(folder: string, services: RequestListener): RequestListener {
  const serveFile = serveBuiltFiles(folder);
  return (request, response) => {
    if (!admitCall(request, response)) return;
    (judgeTarget(request.url ?? '/') === 'services' ? services : serveFile)(request, response);
  };
}

/**
 * Serves the production build in `dist` and the mock behind it on one origin on this machine.
 * @throws if there is no build
 */
export function startPreview({ port = 0, mock }: PreviewOptions = {}): Promise<LocalServer> {
  return listenLocally(serveBuild('dist', createMockApp(mock).app), port);
}
