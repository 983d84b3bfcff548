import { put, takeLatest } from 'redux-saga/effects';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { select } from '#shared/browser/select.ts';
import { request } from '#shared/api/client/request.ts';
import { displayText } from '#lib/text/displayText.ts';
import { failureMessage } from '#shared/i18n/transportMessage.ts';
import { resolveSelector, summariseSelection } from '../selection/selectionEndpoints';
import type { AssignmentChoices } from './assignmentDraft';
import {
  admitted,
  choicesResolved,
  goneRemoved,
  headsCounted,
  headsUnknown,
  participantsSelected,
  recountRequested,
  scopeSwitched,
  selectAssignment,
} from './assignmentSlice';
import { resolveRequests } from './goneChoices';

function* countHeads(): SagaGenerator {
  const { heads, selection } = yield* select(selectAssignment);
  if (heads.status !== 'counting') return;
  const { data, error } = yield* request(summariseSelection.initiate(selection, { track: false }));
  if (error) yield put(headsUnknown(failureMessage(error)));
  else yield put(headsCounted(data.headCount));
}

/**
 * Requests the current state of an earlier page's choices. After a failure they stay unchanged: the
 * service checks them again on submit.
 */
function* resolveChoices({ selection, academies }: AssignmentChoices): SagaGenerator {
  const goneIds: Record<string, string[]> = {};
  const academyNames: Record<string, string> = {};
  const requests = resolveRequests(
    selection,
    academies.map(({ id }) => id),
  );
  for (const body of requests) {
    const { data, error } = yield* request(resolveSelector.initiate(body, { track: false }));
    if (error) return;
    if (data.missing.length > 0)
      goneIds[body.kind] = [...(goneIds[body.kind] ?? []), ...data.missing];
    if (body.kind === 'academies')
      for (const { id, label } of data.items) academyNames[id] = displayText(label, id);
  }
  if (requests.length > 0) yield put(choicesResolved({ gone: goneIds, academyNames }));
}

/** Keeps the data about the choices in sync with them; an answer about earlier ones is dropped. */
export function* choicesSaga(): SagaGenerator {
  yield takeLatest(
    [admitted, participantsSelected, goneRemoved, scopeSwitched, recountRequested],
    countHeads,
  );
  // Independent of changes meanwhile: a deleted item stays deleted, and items that are no longer
  // chosen are not shown.
  yield takeLatest(admitted, ({ payload }) => resolveChoices(payload));
}
