/** @jest-environment node */
import { emptySelection } from '#lib/selection/selection.ts';
import {
  academiesChosen,
  academiesRequested,
  choosingDismissed,
  importDismissed,
  importFinished,
  importRequested,
  participantsChosen,
  participantsRequested,
  selectFinishedImports,
  selectImporting,
  selectingSlice,
  selectWish,
} from './selectingSlice';

const { reducer } = selectingSlice;
const selection = emptySelection();
const ACADEMY = { id: 'a1', name: 'One' };
const FOUND = { importId: 'i1', members: 3 };

type Action = Parameters<typeof reducer>[1];

function after(...actions: Action[]) {
  const selecting = actions.reduce(reducer, selectingSlice.getInitialState());
  const state = { selecting };
  return {
    wish: selectWish(state),
    isImporting: selectImporting(state),
    imports: selectFinishedImports(state),
  };
}

test('a flow requests participants with its selection and management scope', () => {
  expect(after(participantsRequested({ selection, scope: 'single' })).wish).toEqual({
    kind: 'participants',
    selection,
    scope: 'single',
  });
});

test('the newest request replaces the one before', () => {
  expect(after(participantsRequested({ selection }), academiesRequested([ACADEMY])).wish).toEqual({
    kind: 'academies',
    academies: [ACADEMY],
  });
});

test.each<[string, Action]>([
  ['chosen participants', participantsChosen({ selection, scope: 'below', headCount: null })],
  ['chosen academies', academiesChosen([])],
  ['closing', choosingDismissed()],
])('%s end the request and forget its imports', (_about, action) => {
  const state = after(
    participantsRequested({ selection }),
    importRequested(),
    importFinished(FOUND),
    action,
  );
  expect(state).toEqual({ wish: null, isImporting: false, imports: [] });
});

test('the import opens only while participants are being chosen', () => {
  expect(after(importRequested()).isImporting).toBe(false);
  expect(after(academiesRequested([]), importRequested()).isImporting).toBe(false);
  expect(after(participantsRequested({ selection }), importRequested()).isImporting).toBe(true);
});

test('finished imports are kept in order for the open dialog', () => {
  const second = { importId: 'i2', members: 0 };
  const state = after(
    participantsRequested({ selection }),
    importRequested(),
    importFinished(FOUND),
    importFinished(second),
  );
  expect(state.imports).toEqual([FOUND, second]);
  expect(state.isImporting).toBe(false);
});

test('an import that finishes after the dialog was closed joins no selection', () => {
  const state = after(
    participantsRequested({ selection }),
    choosingDismissed(),
    importFinished(FOUND),
  );
  expect(state.imports).toEqual([]);
});

test('a new request starts without the imports of the last one', () => {
  const state = after(
    participantsRequested({ selection }),
    importFinished(FOUND),
    participantsRequested({ selection }),
  );
  expect(state.imports).toEqual([]);
});

test('closing the import leaves the request open', () => {
  const state = after(participantsRequested({ selection }), importRequested(), importDismissed());
  expect(state.isImporting).toBe(false);
  expect(state.wish?.kind).toBe('participants');
});
