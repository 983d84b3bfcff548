import { fileURLToPath } from 'node:url';
import jsonServer from 'json-server';
import type { Application, ErrorRequestHandler, Request, RequestHandler } from 'express';
import { loadContract } from '#mock/contract/contract.ts';
import { controlPaths } from '#mock/control/api/controlRoutes.ts';
import { makeControlDispatcher } from '#mock/control/api/controlDispatcher.ts';
import { streamEvents } from '#mock/control/api/streamEvents.ts';
import { guardControl } from '#mock/control/api/guardControl.ts';
import { makeOpenWithOutcome } from '#mock/control/api/openWithOutcome.ts';
import { makeRows } from '#mock/control/api/rows.ts';
import { makeOpenScene } from '#mock/control/scenes/openScene.ts';
import { makeSceneFolder } from '#mock/control/scenes/sceneFolder.ts';
import { deskFiles } from '#mock/control/desk-pages/deskFiles.ts';
import { openPhone } from '#mock/control/desk-pages/openPhone.ts';
import { makeDocs } from '#mock/control/docs/makeDocs.ts';
import { makeProviderPages, sendOrderPage } from '#mock/services/third-party/providerPages.ts';
import { limits } from '#mock/services/limits.ts';
import { makeApiDispatcher } from '#mock/services/dispatcher.ts';
import { makeCheckCaller } from '#mock/http/checkCaller.ts';
import { setDataHeaders } from '#mock/http/dataHeaders.ts';
import { answerHeadAsGet } from '#mock/http/answerHeadAsGet.ts';
import { makeRefuseCrossSite } from '#mock/http/refuseCrossSite.ts';
import { makeDataFileWriter, readDataFile } from '#mock/state/dataFile.ts';
import type { DataFileWriter } from '#mock/state/dataFile.ts';
import { namespaceName } from '#mock/state/namespaceName.ts';
import { readNamespacePath } from '#mock/state/namespacePath.ts';
import { makeNamespaces } from '#mock/state/namespaces.ts';
import type { Namespaces } from '#mock/state/namespaces.ts';
import type { Namespace } from '#mock/state/types.ts';
import type { Upstream } from '#mock/state/controlTypes.ts';
import { didYouMean } from '#mock/state/nearest.ts';

export interface MockAppOptions {
  /** Whether to refuse requests that break the contract (the default) or only log them. */
  enforce?: boolean;
  /** Receives one line for each sent code and each contract violation. Silent by default. */
  log?: (line: string) => void;
  /** Seed of the random values. Default: 1. */
  seed?: number;
  /**
   * Address where the app's pages are served, for the links on the desk. Default: the mock's own
   * origin.
   */
  appUrl?: string;
  /**
   * Stores every namespace in this file across restarts. Without it, each start begins with the
   * seeds.
   */
  dataFile?: string;
  /**
   * Addresses of this machine, for example `192.0.2.7`, under which it may be used besides loopback.
   * Other devices can open the phone page only.
   */
  addresses?: readonly string[];
  /** The maximum number of namespaces. Default: 100. */
  maxNamespaces?: number;
  /** A real service that answers in place of the mock. */
  upstream?: Upstream;
  /** The folder of the scenes. Default: `mock-server/scenes`. */
  scenesFolder?: string;
}

/** What stays when an application is replaced by one with newer handlers. */
export interface MockState {
  namespaces: Namespaces;
  dataFileWriter: DataFileWriter | undefined;
}

/** The mock as an Express application that is not listening yet. */
export interface MockApp extends MockState {
  /** Answers `/api/**` and `/__mock/**`; passes every other path to the next handler. */
  app: Application;
  /** Writes pending changes to the data file. */
  flush(): Promise<void>;
}

const API_CONTRACT = new URL('../src/shared/api/contract/openapi.yaml', import.meta.url);
const OWN_PATHS = ['/api', '/__mock'];

function makeRequireNamespace(namespaces: Namespaces, most: number): RequestHandler {
  return (request, response, next) => {
    const name = namespaceName(request.headers);
    if (name === undefined)
      return void response
        .status(400)
        .json({ message: 'x-mock-ns and mock_ns take 1 to 64 letters, digits, _ or -' });
    if (namespaces.hasPlaceFor(name)) return next();
    const message = `There is no place for namespace "${name}": the mock keeps at most ${most}. Remove one: DELETE /__mock/namespaces/NAME, or on the desk of another one`;
    response.status(503).json({ message });
  };
}

const notFound: RequestHandler = ({ method, originalUrl }, response) => {
  const [path = ''] = originalUrl.split('?');
  const paths = controlPaths.map((each) => `/__mock${each}`);
  response
    .status(404)
    .json({ message: `The mock has no ${method} ${originalUrl}${didYouMean(path, paths)}` });
};

const lastResort: ErrorRequestHandler = (error, _request, response, next) => {
  if (response.headersSent) return next(error);
  const { status = 500 } = error as { status?: number };
  response.status(status).json({ message: String(error) });
};

function makeState({
  log = () => undefined,
  seed = 1,
  dataFile,
  maxNamespaces,
  upstream,
}: MockAppOptions): MockState {
  if (dataFile === undefined)
    return {
      namespaces: makeNamespaces(seed, {}, maxNamespaces, upstream),
      dataFileWriter: undefined,
    };
  const namespaces = makeNamespaces(seed, readDataFile(dataFile), maxNamespaces, upstream);
  return { namespaces, dataFileWriter: makeDataFileWriter(dataFile, namespaces, log) };
}

/**
 * Creates the mock backend for mounting in another server (`server.use(createMockApp().app)`).
 * @param state that of an application that this one replaces
 * @throws when a contract file cannot be read
 * @throws {DataFileError} when the data file cannot be used
 */
export function createMockApp(options: MockAppOptions = {}, state?: MockState): MockApp {
  const {
    enforce = true,
    log = () => undefined,
    seed = 1,
    appUrl = '',
    addresses = [],
    maxNamespaces = limits.namespaces,
    scenesFolder = fileURLToPath(new URL('./scenes', import.meta.url)),
  } = options;
  const app = jsonServer.create();
  const isInNetwork = addresses.length > 0;
  const { namespaces, dataFileWriter } = state ?? makeState({ ...options, maxNamespaces });
  const namespaceOf = (request: Request): Namespace =>
    namespaces.of(namespaceName(request.headers) ?? 'default');
  const contract = loadContract(API_CONTRACT);
  const scenes = makeSceneFolder(scenesFolder);
  app.disable('x-powered-by').disable('etag').set('query parser', 'simple').set('json spaces', 0);
  app.use(
    isInNetwork ? [...OWN_PATHS, '/browser/open'] : OWN_PATHS,
    setDataHeaders,
    makeCheckCaller(addresses),
  );
  app.use(OWN_PATHS, makeRefuseCrossSite(contract), answerHeadAsGet);
  app.use(readNamespacePath(appUrl));
  app.use(
    OWN_PATHS,
    makeRequireNamespace(namespaces, maxNamespaces),
    (_request, response, next) => {
      if (dataFileWriter) response.once('close', () => dataFileWriter.touch());
      next();
    },
  );
  if (isInNetwork) app.get('/browser/open', openPhone);
  app.use('/api', makeApiDispatcher({ contract, enforce, log, namespaceOf }));
  app.use('/__mock/providers', makeProviderPages(namespaceOf));
  app.get('/__mock/order', sendOrderPage);
  app.use('/__mock', guardControl);
  app.get('/__mock/events', (request, response) => streamEvents(namespaceOf(request), response));
  app.get('/__mock/scenario', makeOpenWithOutcome(appUrl, namespaceOf));
  app.get('/__mock/scene/:name', makeOpenScene(scenes, namespaceOf, appUrl));
  app.use(
    '/__mock',
    makeControlDispatcher(
      { contract, namespaces, about: { enforce, seed, appUrl, addresses }, scenes },
      namespaceOf,
    ),
  );
  app.use('/__mock/db', makeRows(namespaceOf));
  app.use('/__mock/docs', makeDocs({ contract }));
  app.use('/__mock', deskFiles, notFound);
  app.use(OWN_PATHS, lastResort);
  return { app, namespaces, dataFileWriter, flush: async () => dataFileWriter?.flush() };
}
