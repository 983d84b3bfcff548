import { useState } from 'react';
import type { Deployment } from '#shared/deployment/deployment.ts';
import type { Environment } from '#shared/browser/environment.ts';
import { appParts } from '#app/first-paint/appParts.ts';
import { loadedAppParts } from '#app/first-paint/appPartsContext.ts';
import { Shell } from '#app/shell/Shell.tsx';
import type { ShellProps } from '#app/shell/Shell.tsx';

interface AppProps extends Pick<ShellProps, 'store'> {
  environment: Environment;
  deployment: Deployment;
}

/** The whole page with all of its code loaded: for tests and stories. */
export function App({ store, environment, deployment }: AppProps) {
  const [appPartsSource] = useState(() => loadedAppParts({ ...appParts, environment, deployment }));
  return <Shell store={store} appParts={appPartsSource} />;
}
