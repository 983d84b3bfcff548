import type { ReactNode } from 'react';
import type { ListView } from '../list/listView';
import type { useParticipants } from './useParticipants';

export interface ParticipantsTabProps {
  people: ReturnType<typeof useParticipants>;
  view: ListView;
  onView: (part: Partial<ListView>) => void;
  tools: ReactNode;
}
