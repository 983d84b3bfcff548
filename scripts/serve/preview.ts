import { createMockApp } from '#mock/app.ts';
import type { MockAppOptions } from '#mock/app.ts';
import { serveBuiltFiles } from './builtFiles';
import { listenLocally } from './listenLocally';
import type { LocalServer } from './listenLocally';

export interface PreviewOptions {
  /** Default: 0, which takes any free port. */
  port?: number;
  mock?: MockAppOptions;
}

/**
 * Serves the production build in `dist` and the mock behind it on one origin on this machine.
 * @throws if there is no build
 */
export async function startPreview({ port = 0, mock }: PreviewOptions = {}): Promise<LocalServer> {
  const serveFile = serveBuiltFiles('dist');
  const { app } = createMockApp(mock);
  app.use((request, response) => serveFile(request, response));
  return listenLocally(app, port);
}
