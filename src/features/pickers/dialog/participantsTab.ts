import type { ReactNode } from 'react';
import type { ListView } from '../list/listView';
import type { useParticipants } from './useParticipants';

/** What each tab of the participants' dialog needs. */
export interface ParticipantsTabProps {
  people: ReturnType<typeof useParticipants>;
  view: ListView;
  onView: (part: Partial<ListView>) => void;
  /** Stand beside the search. */
  tools: ReactNode;
}
