import type { ReactNode } from 'react';
import type { ListView } from '../list/listView';
import type { useParticipants } from './useParticipants';

/** Props of each tab of the participants' dialog. */
export interface ParticipantsTabProps {
  people: ReturnType<typeof useParticipants>;
  view: ListView;
  onView: (part: Partial<ListView>) => void;
  /** Shown beside the search. */
  tools: ReactNode;
}
