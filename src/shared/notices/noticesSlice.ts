import { createSlice, nanoid } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Message } from '#shared/i18n/message.ts';

/** A topic holds one notice at a time: a newer one replaces it, and leaving the topic clears it. */
export type NoticeTopic =
  'page' | 'language' | 'sign-in' | 'restoration' | 'session' | 'storage' | 'crash';

export interface Notice {
  id: string;
  topic: NoticeTopic;
  tone: 'info' | 'success' | 'warning' | 'danger';
  /** Whether it stays despite its tone: a problem that the specification shows as information. */
  stays?: boolean;
  /** Whether it is heard only, because the page shows it where it happened. */
  isShownInPlace?: boolean;
  message: Message;
}

interface NoticesState {
  shown: Notice[];
}

/** The topic whose notice an action of a flow dismisses, by its `meta.dismisses`. */
export function dismissedTopic(action: unknown): NoticeTopic | undefined {
  return (action as { meta?: { dismisses?: NoticeTopic } }).meta?.dismisses;
}

const initialState: NoticesState = { shown: [] };

export const noticesSlice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    noticeShown: {
      prepare: (notice: Omit<Notice, 'id'>) => ({ payload: { ...notice, id: nanoid() } }),
      reducer: (state, { payload }: PayloadAction<Notice>) => {
        state.shown = [...state.shown.filter(({ topic }) => topic !== payload.topic), payload];
      },
    },
    noticeDismissed: (state, { payload: id }: PayloadAction<string>) => {
      state.shown = state.shown.filter((notice) => notice.id !== id);
    },
    noticesDismissed: (state, { payload }: PayloadAction<NoticeTopic>) => {
      state.shown = state.shown.filter(({ topic }) => topic !== payload);
    },
  },
  extraReducers: (builder) => {
    // An action of a flow may dismiss its notice in the same step.
    builder.addMatcher(
      (action) => dismissedTopic(action) !== undefined,
      (state, action) => {
        state.shown = state.shown.filter(({ topic }) => topic !== dismissedTopic(action));
      },
    );
  },
  selectors: { selectNotices: (state) => state.shown },
});

export const { noticeDismissed, noticeShown, noticesDismissed } = noticesSlice.actions;
export const { selectNotices } = noticesSlice.selectors;
