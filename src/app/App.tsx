import { useState } from 'react';
import type { Deployment } from '../platform/deployment/deployment';
import { restParts } from './rest';
import { loadedRest } from './restContext';
import { Shell } from './Shell';
import type { ShellProps } from './Shell';

interface AppProps extends Pick<ShellProps, 'store' | 'environment'> {
  deployment: Deployment;
}

/** The whole page with all of its code there from the start: for tests and stories. */
export function App({ deployment, ...props }: AppProps) {
  const [rest] = useState(() => loadedRest({ ...restParts, deployment }));
  return <Shell {...props} rest={rest} />;
}
