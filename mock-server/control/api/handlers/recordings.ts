import { recordAnswer } from '#mock/control/recordings/recordAnswer.ts';
import { recordingProblem } from '#mock/control/recordings/recordingFolder.ts';
import { refused } from '../answers';
import type { ControlHandlers } from '../controlTypes';

/** Recordings: answers of a real service, kept as named outcomes. */
export const recordingHandlers: Pick<ControlHandlers, 'recordAnswer'> = {
  recordAnswer({ body, contract, namespace, recordings }) {
    const { operation, name } = body;
    const made = recordAnswer(contract, namespace.requests, body);
    if (typeof made === 'string') return refused(422, made);
    const { recording, dropped } = made;
    const problem = recordingProblem(contract, operation, name, recording);
    if (problem !== undefined) return refused(422, `The answer cannot be recorded: ${problem}`);
    const file = recordings.save(operation, name, recording);
    return { status: 201, body: { operation, scenario: name, file, dropped } };
  },
};
