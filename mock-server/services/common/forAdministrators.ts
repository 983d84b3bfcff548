import type { OperationId } from '#shared/api/contract/operations.generated.ts';
import type { Handler } from '#mock/services/outcomes.ts';
import type { Call } from '#mock/services/vocabulary.ts';
import { signedInUser } from '#mock/services/sign-in/signedInUser.ts';
import type { UserRow } from '#mock/state/tables.ts';

/** A handler for administrators. Refuses other users, and calls without a session. */
export function forAdministrators<Id extends OperationId>(
  work: (call: Call<Id>, user: UserRow) => ReturnType<Handler<Id>>,
): Handler<Id> {
  return (call) => {
    const user = signedInUser(call);
    if (user?.role === 'administrator') return work(call, user);
    // Every operation that uses this has both outcomes, but the type of `Id` cannot express it.
    return (user ? 'no-permission' : 'signed-out') as unknown as ReturnType<Handler<Id>>;
  };
}
