import type { OperationId } from '#shared/api/contract/operations.generated.ts';
import { codes } from '#mock/codes.ts';
import type { Answer, Call, Handler } from '#mock/services/operationTypes.ts';
import { signedInUser } from '#mock/services/sign-in/signedInUser.ts';
import type { UserRow } from '#mock/state/tables.ts';
import { notSignedIn, refuse } from './answers';

/**
 * A handler for administrators. Refuses other users with "No permission", and calls without a
 * session with 401.
 * @param status of "No permission": 200 as for every envelope, or 403 if the answer would be
 * a file
 */
export function forAdministrators<Id extends OperationId>(
  work: (call: Call<Id>, user: UserRow) => Answer<Id> | Promise<Answer<Id>>,
  status: 200 | 403 = 200,
): Handler<Id> {
  return (call) => {
    const user = signedInUser(call);
    // Every operation that uses this documents both refusals, but the type of `Id` cannot express
    // it.
    if (!user) return notSignedIn(call.say) as unknown as Answer<Id>;
    if (user.role !== 'administrator')
      return {
        ...refuse(codes.noPermission, call.say.noPermission),
        status,
      } as unknown as Answer<Id>;
    return work(call, user);
  };
}
