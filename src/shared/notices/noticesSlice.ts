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
  /** The request that a user may repeat. */
  retry?: 'send' | 'check' | undefined;
  message: Message;
}

interface NoticesState {
  shown: Notice[];
  /** Topics whose dialog shows their notices itself; several parts of it may be mounted at once. */
  places: NoticeTopic[];
}

/** The topic whose notice an action of a flow dismisses, by its `meta.dismisses`. */
export function dismissedTopic(action: unknown): NoticeTopic | undefined {
  return (action as { meta?: { dismisses?: NoticeTopic } }).meta?.dismisses;
}

const initialState: NoticesState = { shown: [], places: [] };

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
    /** A dialog shows the notices of this topic from now on. */
    noticePlaceShown: ({ places }, { payload }: PayloadAction<NoticeTopic>) => {
      places.push(payload);
    },
    noticePlaceLeft: ({ places }, { payload }: PayloadAction<NoticeTopic>) => {
      places.splice(places.indexOf(payload), 1);
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
  selectors: {
    selectNotices: (state) => state.shown,
    selectPlaces: (state) => state.places,
    /** What the dialog of a topic has to show; undefined where nothing happened. */
    selectNoticeInPlace: ({ shown, places }, topic: NoticeTopic) =>
      places.includes(topic)
        ? shown.find((notice) => notice.topic === topic && !notice.isShownInPlace)
        : undefined,
  },
});

export const { noticeDismissed, noticePlaceLeft, noticePlaceShown, noticeShown, noticesDismissed } =
  noticesSlice.actions;
export const { selectNoticeInPlace, selectNotices, selectPlaces } = noticesSlice.selectors;

/** A store that has the notices. */
export type NoticesRoot = Parameters<typeof selectNotices>[0];
