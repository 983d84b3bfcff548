import { restParts } from './rest';
import { loadedRest } from './restContext';
import { Shell } from './Shell';
import type { ShellProps } from './Shell';

const REST = loadedRest(restParts);

/** The whole page with all of its code: for tests and stories, and for every address but the pre-rendered one. */
export function App(props: Omit<ShellProps, 'rest' | 'prerendered'>) {
  return <Shell {...props} rest={REST} />;
}
