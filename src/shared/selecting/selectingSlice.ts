import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { DepartmentScope, Selection } from '#lib/selection/selection.ts';

/** An academy as a flow keeps it: its id, and its name as last seen. */
export interface ChosenAcademy {
  id: string;
  name: string;
}

/** People that some flow wants chosen: what it holds already, and its management scope, where it has one (P42). */
interface ParticipantsWish {
  selection: Selection;
  scope?: DepartmentScope;
}

/** What was chosen, and the management scope that its departments reach by. */
interface ChosenParticipants {
  selection: Selection;
  scope: DepartmentScope;
  headCount: number | null;
}

/** What some flow wants chosen. */
type Wish =
  ({ kind: 'participants' } & ParticipantsWish) | { kind: 'academies'; academies: ChosenAcademy[] };

interface SelectingState {
  /** The dialog that is open; null while there is none. */
  wish: Wish | null;
  /** Whether members are being imported, over the dialog. */
  importing: boolean;
  /** Imports that finished while the dialog was open, oldest first; the dialog adds each once. */
  imports: FinishedImport[];
}

/** An import and how many members it found. */
interface FinishedImport {
  importId: string;
  members: number;
}

const initialState: SelectingState = { wish: null, importing: false, imports: [] };

/** Where flows that want people, the pickers and the import meet: none of them knows another. */
export const selectingSlice = createSlice({
  name: 'selecting',
  initialState,
  reducers: {
    participantsWanted: (state, { payload }: PayloadAction<ParticipantsWish>) => {
      state.wish = { kind: 'participants', ...payload };
      state.imports = [];
    },
    academiesWanted: (state, { payload: academies }: PayloadAction<ChosenAcademy[]>) => {
      state.wish = { kind: 'academies', academies };
    },
    /** Confirmed; `headCount` is the server's, null when it could not be had. The wisher takes it from here. */
    participantsChosen: (_state, _action: PayloadAction<ChosenParticipants>) => initialState,
    academiesChosen: (_state, _action: PayloadAction<ChosenAcademy[]>) => initialState,
    /** Closed without a choice. */
    choosingDismissed: () => initialState,
    importWanted: (state) => {
      state.importing = state.wish?.kind === 'participants';
    },
    /** A finished import: its id joins the selection that is being made. */
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
  academiesWanted,
  choosingDismissed,
  importDismissed,
  importFinished,
  importWanted,
  participantsChosen,
  participantsWanted,
} = selectingSlice.actions;
export const { selectFinishedImports, selectImporting, selectWish } = selectingSlice.selectors;
