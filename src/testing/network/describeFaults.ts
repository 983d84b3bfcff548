import { screen } from '@testing-library/react';
import type { OperationId } from '#shared/api/contract/operations.generated.ts';
import { expectNoFaults, watchForComplaints } from '../helpers/expectNoFaults';
import { SAYS } from './networkFaults';
import { reply, ScriptedService } from './scriptedFetch';
import type { Reply } from './scriptedFetch';

/** A request of a screen that meets a fault. */
interface FaultCase<Page> {
  operation: OperationId;
  /** What the request is for, if the screen has several of the operation. */
  title?: string;
  /** Scripts the other answers. */
  script?(service: ScriptedService): unknown;
  /** How many faults in a row the screen shows; it repeats the request itself before. */
  tries?: number;
  /** The answer after the fault; by default the usual one. */
  well?: Reply;
  /** Opens the screen, and triggers the request. */
  meet(service: ScriptedService): Promise<Page>;
  /** The message; `null` if the user does not need one. */
  says?: string | null;
  /** Continues after the fault, and expects success. */
  recover(page: Page): Promise<unknown>;
  /** Closes everything that may send requests or wait. */
  close(page: Page): unknown;
}

/** The sample: it is unreadable. The base query's tests have every fault. */
const SAMPLE = reply.text(502, '<h1>Bad Gateway</h1>');

/**
 * Meets each request of a screen with a fault: the message shows, the user can continue, and nothing
 * is left behind.
 */
export function describeFaults<Page>(cases: readonly FaultCase<Page>[]): void {
  describe('a fault of', () => {
    test.each(cases.map((each) => [each.title ?? each.operation, each] as const))(
      '%s',
      async (_title, { operation, script, tries = 1, well, meet, says, recover, close }) => {
        const complaints = watchForComplaints();
        const service = new ScriptedService();
        script?.(service);
        const usual = well ?? service.replyTo(operation);
        service.script(operation, ...Array.from({ length: tries }, () => SAMPLE), usual);
        const page = await meet(service);
        if (says !== null) expect(screen.getAllByText(says ?? SAYS.unreadable)[0]).toBeVisible();
        expect(document.body).not.toHaveTextContent('Bad Gateway');
        await recover(page);
        await expectNoFaults({ service, complaints, close: () => close(page) });
      },
    );
  });
}
