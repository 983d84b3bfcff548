import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { DepartmentScope, Selection } from '#lib/selection/selection.ts';

/** An academy in a flow's state: its id, and its name as last seen. */
export interface ChosenAcademy {
  id: string;
  name: string;
}

/**
 * A flow's request to choose people: its current selection and, if it has one, its management scope
 * (P42).
 */
interface ParticipantsWish {
  selection: Selection;
  scope?: DepartmentScope;
}

/** The confirmed selection, and the management scope that its departments refer to. */
interface ChosenParticipants {
  selection: Selection;
  scope: DepartmentScope;
  headCount: number | null;
}

/** A flow's request. */
type Wish =
  ({ kind: 'participants' } & ParticipantsWish) | { kind: 'academies'; academies: ChosenAcademy[] };

interface SelectingState {
  /** The open dialog's request; null when none is open. */
  wish: Wish | null;
  /** Whether the member import is open on top of the dialog. */
  importing: boolean;
  /** Imports that finished while the dialog was open, oldest first; the dialog adds each once. */
  imports: FinishedImport[];
}

/** An import and its number of members. */
interface FinishedImport {
  importId: string;
  members: number;
}

const initialState: SelectingState = { wish: null, importing: false, imports: [] };

/** What the form requests of the pickers and the import, and what they hand back. */
export const selectingSlice = createSlice({
  name: 'selecting',
  initialState,
  reducers: {
    participantsRequested: (state, { payload }: PayloadAction<ParticipantsWish>) => {
      state.wish = { kind: 'participants', ...payload };
      state.imports = [];
    },
    academiesRequested: (state, { payload: academies }: PayloadAction<ChosenAcademy[]>) => {
      state.wish = { kind: 'academies', academies };
    },
    /**
     * Confirmed; `headCount` is the server's, null when it failed to load. The requesting flow
     * handles this.
     */
    participantsChosen: (_state, _action: PayloadAction<ChosenParticipants>) => initialState,
    academiesChosen: (_state, _action: PayloadAction<ChosenAcademy[]>) => initialState,
    /** Closed without a choice. */
    choosingDismissed: () => initialState,
    importRequested: (state) => {
      state.importing = state.wish?.kind === 'participants';
    },
    /** A finished import: its id joins the current selection. */
    importFinished: (state, { payload }: PayloadAction<FinishedImport>) => {
      state.importing = false;
      if (state.wish !== null) state.imports.push(payload);
    },
    importDismissed: (state) => {
      state.importing = false;
    },
  },
  selectors: {
    selectWish: (state) => state.wish,
    selectImporting: (state) => state.importing,
    selectFinishedImports: (state) => state.imports,
  },
});

export const {
  academiesChosen,
  academiesRequested,
  choosingDismissed,
  importDismissed,
  importFinished,
  importRequested,
  participantsChosen,
  participantsRequested,
} = selectingSlice.actions;
export const { selectFinishedImports, selectImporting, selectWish } = selectingSlice.selectors;
