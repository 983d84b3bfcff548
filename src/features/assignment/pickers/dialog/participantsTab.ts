import type { ReactNode } from 'react';
import type { ListView } from '../list/listView';
import type { Participants } from './useParticipants';

export interface ParticipantsTabProps {
  people: Participants;
  view: ListView;
  onView: (part: Partial<ListView>) => void;
  tools: ReactNode;
}
