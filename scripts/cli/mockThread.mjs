/** Runs `runMock.ts` in a worker thread. A worker does not inherit the loader of TypeScript. */
import { register } from 'tsx/esm/api';

register();
await import('./runMock.ts');
