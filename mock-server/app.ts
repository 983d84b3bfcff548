import jsonServer from 'json-server';
import type { Application, ErrorRequestHandler, Request, RequestHandler } from 'express';
import { adminPage } from './admin/adminPage';
import { loadContract } from './contract/contract';
import { makeControlDispatcher } from './control/controlDispatcher';
import { streamEvents } from './control/streamEvents';
import { guardControl } from './control/guardControl';
import { makeApiDispatcher } from './serving/apiDispatcher';
import { namespaceName } from './space/namespaceName';
import { makeSpaces } from './space/space';
import type { Space, Spaces } from './space/space';

export interface MockAppOptions {
  /** Refuse what breaks the contract (the default), or only log it. */
  enforce?: boolean;
  /** Gets a line for each sent code and each broken contract; silent by default. */
  log?: (line: string) => void;
  /** Of the random values; 1 by default. */
  seed?: number;
  /** Where the pages are served, for the links of the admin page; by default the mock's own origin. */
  appUrl?: string;
}

/** The mock as an Express application, not listening. */
export interface MockApp {
  /** Answers `/api/**` and `/__mock/**` and leaves every other path to whoever mounts it. */
  app: Application;
  spaces: Spaces;
}

const API_CONTRACT = new URL('../src/api/contract/openapi.yaml', import.meta.url);
const CONTROL_CONTRACT = new URL('./contract/control.yaml', import.meta.url);

const noStore: RequestHandler = (_request, response, next) => {
  response.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
  next();
};

const requireNamespace: RequestHandler = (request, response, next) => {
  if (namespaceName(request.headers) !== undefined) return next();
  response.status(400).json({ message: 'x-mock-ns and mock_ns take 1 to 64 letters, digits, _ or -' });
};

const notFound: RequestHandler = (request, response) => {
  response.status(404).json({ message: `The mock has no ${request.method} ${request.originalUrl}` });
};

const lastResort: ErrorRequestHandler = (error, _request, response, next) => {
  if (response.headersSent) return next(error);
  response.status(500).json({ message: String(error) });
};

/**
 * Makes the mock backend for mounting in another server (`server.use(createMockApp().app)`).
 * @throws when a contract file cannot be read
 */
export function createMockApp({ enforce = true, log = () => undefined, seed = 1, appUrl = '' }: MockAppOptions = {}): MockApp {
  const app = jsonServer.create();
  const spaces = makeSpaces(seed);
  const spaceOf = (request: Request): Space => spaces.of(namespaceName(request.headers) ?? 'default');
  const contract = loadContract(API_CONTRACT);
  const control = loadContract(CONTROL_CONTRACT);
  app.disable('x-powered-by').disable('etag').set('query parser', 'simple').set('json spaces', 0);
  app.use(['/api', '/__mock'], noStore, requireNamespace);
  app.use('/api', makeApiDispatcher({ contract, enforce, log, spaceOf }));
  app.use('/__mock', guardControl);
  app.get('/__mock/events', (request, response) => streamEvents(spaceOf(request), response));
  app.use('/__mock', makeControlDispatcher({ control, contract, spaces, spaceOf, about: { enforce, seed, appUrl } }));
  app.use('/__mock/db', (request, response, next) => spaceOf(request).database.rest(request, response, next));
  app.use('/__mock', adminPage, notFound);
  app.use(['/api', '/__mock'], lastResort);
  return { app, spaces };
}
