import { useState } from 'react';
import type { Deployment } from '../platform/deployment/deployment';
import type { Environment } from '../platform/environment/environment';
import { restParts } from './restParts';
import { loadedRest } from './restContext';
import { Shell } from './Shell';
import type { ShellProps } from './Shell';

interface AppProps extends Pick<ShellProps, 'store'> {
  environment: Environment;
  deployment: Deployment;
}

/** The whole page with all of its code there from the start: for tests and stories. */
export function App({ store, environment, deployment }: AppProps) {
  const [rest] = useState(() => loadedRest({ ...restParts, environment, deployment }));
  return <Shell store={store} rest={rest} />;
}
