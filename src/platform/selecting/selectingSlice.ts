import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Selection } from '../../lib/selection/selection';

/** An academy as a flow keeps it: its id, and its name as last seen. */
export interface ChosenAcademy {
  id: string;
  name: string;
}

/** What some flow wants chosen, with what it holds already. */
type Wish = { kind: 'participants'; selection: Selection } | { kind: 'academies'; academies: ChosenAcademy[] };

interface SelectingState {
  /** The dialog that is open; null while there is none. */
  wish: Wish | null;
  /** Whether members are being imported, over the dialog. */
  importing: boolean;
}

const initialState: SelectingState = { wish: null, importing: false };

/** Where flows that want people, the pickers and the import meet: none of them knows another. */
export const selectingSlice = createSlice({
  name: 'selecting',
  initialState,
  reducers: {
    participantsWanted: (state, { payload: selection }: PayloadAction<Selection>) => {
      state.wish = { kind: 'participants', selection };
    },
    academiesWanted: (state, { payload: academies }: PayloadAction<ChosenAcademy[]>) => {
      state.wish = { kind: 'academies', academies };
    },
    /** Confirmed; `headCount` is the server's, null when it could not be had. The wisher takes it from here. */
    participantsChosen: (_state, _action: PayloadAction<{ selection: Selection; headCount: number | null }>) => initialState,
    academiesChosen: (_state, _action: PayloadAction<ChosenAcademy[]>) => initialState,
    /** Closed without a choice. */
    choosingDismissed: () => initialState,
    importWanted: (state) => {
      state.importing = state.wish?.kind === 'participants';
    },
    /** A finished import: its id joins the selection that is being made. */
    importFinished: (state, _action: PayloadAction<{ importId: string; members: number }>) => {
      state.importing = false;
    },
    importDismissed: (state) => {
      state.importing = false;
    },
  },
  selectors: {
    selectWish: (state) => state.wish,
    selectImporting: (state) => state.importing,
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
export const { selectImporting, selectWish } = selectingSlice.selectors;
