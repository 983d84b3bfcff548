import type { Namespace } from '#mock/state/types.ts';
import { upstreamProblem } from '#mock/state/upstream.ts';
import { found, refused } from '../answers';
import type { ControlHandlers } from '../controlTypes';

type Upstream = 'getUpstream' | 'setUpstream' | 'clearUpstream';
type State = ReturnType<Namespace['upstream']['state']>;

function changed({ upstream, events }: Namespace): { status: 200; body: State } {
  events.publish('upstream', upstream.state());
  return found(upstream.state());
}

/** The real service that answers in place of the mock. */
export const upstreamHandlers: Pick<ControlHandlers, Upstream> = {
  getUpstream: ({ namespace }) => found(namespace.upstream.state()),

  setUpstream({ body, contract, namespace }) {
    const problem = upstreamProblem(
      body,
      contract.operations.map(({ id }) => id),
    );
    if (problem !== undefined) return refused(422, problem);
    namespace.upstream.set(body);
    return changed(namespace);
  },

  clearUpstream({ namespace }) {
    namespace.upstream.set(undefined);
    return changed(namespace);
  },
};
