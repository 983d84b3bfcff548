import { screen } from '@testing-library/react';
import type { OperationId } from '#shared/api/contract/operations.generated.ts';
import { settle } from './openPicker';
import { oneFaultOfEachKind, SAYS, expectedMessage } from '../network/networkFaults';
import { scriptCompany } from '../network/pickerAnswers';
import { passTime } from '../render/renderApp';
import { ScriptedService } from '../network/scriptedFetch';

/** The message of a list that failed to load (specification 8). */
const REFUSED =
  'Query failed. Enter the full name of the keyword or switch to another filtering mode.';

/** Closes the picker. */
export const closing = (user: { click(element: Element): Promise<void> }) => () =>
  user.click(screen.getByRole('button', { name: 'Close' }));
/** The last result of `tryThrough`. */
export const WELL = Symbol('the service is well again');

/** Makes an operation meet every fault once, one after another, and succeed afterwards. */
export function faulty(operation: OperationId): (service: ScriptedService) => void {
  const well = scriptCompany(new ScriptedService());
  return (service) => {
    const faults = oneFaultOfEachKind.map(({ reply: fault }) => fault);
    service.script(operation, ...faults, (request, signal) =>
      well.replyTo(operation)(request, signal),
    );
  };
}

/** Sees each fault of the list on the screen and retries; typed words stay. */
export async function tryThrough(press: (name: string) => Promise<void>): Promise<typeof WELL> {
  for (const fault of oneFaultOfEachKind) {
    await passTime(fault.after);
    await settle();
    const messages = screen
      .getAllByRole('alert')
      .filter(({ textContent }) => textContent.includes(REFUSED));
    expect(messages).toHaveLength(1);
    expect(messages[0]).toHaveTextContent(expectedMessage(fault, SAYS[fault.kind]));
    await press('Try again');
  }
  await settle();
  expect(screen.queryByText(REFUSED)).not.toBeInTheDocument();
  return WELL;
}
