import type { Handlers } from '#mock/services/outcomes.ts';
import { ok } from '#mock/services/vocabulary.ts';

export const clientHandlers: Pick<Handlers, 'getClientIp' | 'getOverseas' | 'reportLoginFailure'> =
  {
    getClientIp: ({ tenant }) => ok(tenant.internal),

    getOverseas: ({ tenant }) => ok(tenant.overseas),

    reportLoginFailure({ body, namespace }) {
      namespace.database.insert('failureReports', { ...body, receivedAt: namespace.clock.iso() });
      return ok(null);
    },
  };
