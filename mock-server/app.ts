import jsonServer from 'json-server';
import type { Application, ErrorRequestHandler, Request, RequestHandler } from 'express';
import { loadContract } from '#mock/contract/contract.ts';
import { makeControlDispatcher } from '#mock/control/api/controlDispatcher.ts';
import { streamEvents } from '#mock/control/api/streamEvents.ts';
import { makeGuardControl } from '#mock/control/api/guardControl.ts';
import { makeOpenWithScenario } from '#mock/control/api/openWithScenario.ts';
import { makeRows } from '#mock/control/api/rows.ts';
import { deskFiles } from '#mock/control/desk-pages/deskFiles.ts';
import { openPhone } from '#mock/control/desk-pages/openPhone.ts';
import { makeDocs } from '#mock/control/docs/makeDocs.ts';
import { makeProviderPages, sendOrderPage } from '#mock/services/third-party/providerPages.ts';
import { limits } from './limits';
import { makeApiDispatcher } from '#mock/http/dispatcher.ts';
import { setDataHeaders } from '#mock/http/dataHeaders.ts';
import { answerHeadAsGet, makeAnswerOptions, refuseOtherMethods } from '#mock/http/otherMethods.ts';
import { makeRefuseCrossSite } from '#mock/http/refuseCrossSite.ts';
import { makeDataKeeper, readDataFile } from '#mock/state/dataFile.ts';
import { namespaceName } from '#mock/state/namespaceName.ts';
import { readNamespacePath } from '#mock/state/namespacePath.ts';
import { makeNamespaces } from '#mock/state/namespaces.ts';
import type { Namespace, Namespaces } from '#mock/state/namespaces.ts';

export interface MockAppOptions {
  /** Refuse what breaks the contract (the default), or only log it. */
  enforce?: boolean;
  /** Gets a line for each sent code and each broken contract; silent by default. */
  log?: (line: string) => void;
  /** Of the random values; 1 by default. */
  seed?: number;
  /** Where the pages are served, for the links of the admin page; by default the mock's own origin. */
  appUrl?: string;
  /** Keeps every namespace in this file over restarts; without it each start is fresh. */
  dataFile?: string;
  /** Addresses of this machine, `192.0.2.7` for example, that the control API answers to besides loopback. */
  addresses?: readonly string[];
  /** How many namespaces there may be; 100 by default. */
  namespaces?: number;
}

/** The mock as an Express application, not listening. */
export interface MockApp {
  /** Answers `/api/**` and `/__mock/**` and leaves every other path to whoever mounts it. */
  app: Application;
  spaces: Namespaces;
  /** Writes what the data file does not have yet. */
  flush(): Promise<void>;
}

const API_CONTRACT = new URL('../src/shared/api/contract/openapi.yaml', import.meta.url);
const OWN_PATHS = ['/api', '/__mock'];
const CONTROL_CONTRACT = new URL('./contract/control.yaml', import.meta.url);

function makeRequireNamespace(spaces: Namespaces, most: number): RequestHandler {
  return (request, response, next) => {
    const name = namespaceName(request.headers);
    if (name === undefined)
      return void response
        .status(400)
        .json({ message: 'x-mock-ns and mock_ns take 1 to 64 letters, digits, _ or -' });
    if (spaces.hasPlaceFor(name)) return next();
    const message = `There is no place for namespace "${name}": the mock keeps ${most}, until it is started again. Use one that is there`;
    response.status(503).json({ message });
  };
}

const notFound: RequestHandler = (request, response) => {
  response
    .status(404)
    .json({ message: `The mock has no ${request.method} ${request.originalUrl}` });
};

const lastResort: ErrorRequestHandler = (error, _request, response, next) => {
  if (response.headersSent) return next(error);
  response.status(500).json({ message: String(error) });
};

/**
 * Makes the mock backend for mounting in another server (`server.use(createMockApp().app)`).
 * @throws when a contract file cannot be read
 * @throws {DataFileError} when the data file cannot be used
 */
export function createMockApp(options: MockAppOptions = {}): MockApp {
  const {
    enforce = true,
    log = () => undefined,
    seed = 1,
    appUrl = '',
    dataFile,
    addresses = [],
    namespaces = limits.namespaces,
  } = options;
  const app = jsonServer.create();
  const spaces = makeNamespaces(
    seed,
    dataFile === undefined ? {} : readDataFile(dataFile),
    namespaces,
  );
  const keeper = dataFile === undefined ? undefined : makeDataKeeper(dataFile, spaces, log);
  const spaceOf = (request: Request): Namespace =>
    spaces.of(namespaceName(request.headers) ?? 'default');
  const contract = loadContract(API_CONTRACT);
  const control = loadContract(CONTROL_CONTRACT);
  app.disable('x-powered-by').disable('etag').set('query parser', 'simple').set('json spaces', 0);
  app.use(OWN_PATHS, setDataHeaders, makeRefuseCrossSite(contract), answerHeadAsGet);
  app.use(readNamespacePath(appUrl));
  app.use(
    OWN_PATHS,
    makeAnswerOptions([contract, control]),
    refuseOtherMethods,
    makeRequireNamespace(spaces, namespaces),
    (_request, response, next) => {
      if (keeper) response.once('close', () => keeper.touch());
      next();
    },
  );
  if (addresses.length > 0) app.get('/browser/open', setDataHeaders, openPhone);
  app.use('/api', makeApiDispatcher({ contract, enforce, log, spaceOf }));
  app.use('/__mock/providers', makeProviderPages(spaceOf));
  app.get('/__mock/order', sendOrderPage);
  app.use('/__mock', makeGuardControl(addresses));
  app.get('/__mock/events', (request, response) => streamEvents(spaceOf(request), response));
  app.get('/__mock/scenario', makeOpenWithScenario(appUrl));
  app.use(
    '/__mock',
    makeControlDispatcher({
      control,
      contract,
      spaces,
      spaceOf,
      about: { enforce, seed, appUrl, addresses },
    }),
  );
  app.use('/__mock/db', makeRows(spaceOf));
  app.use('/__mock/docs', makeDocs({ contract, control }));
  app.use('/__mock', deskFiles, notFound);
  app.use(OWN_PATHS, lastResort);
  return { app, spaces, flush: async () => keeper?.flush() };
}
