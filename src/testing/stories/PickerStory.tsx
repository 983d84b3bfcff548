import { emptySelection } from '../../lib/selection/selection';
import type { Selection } from '../../lib/selection/selection';
import { academiesWanted, participantsWanted } from '../../platform/selecting/selectingSlice';
import type { ScriptedService } from '../scriptedFetch';
import { scriptCompany } from '../pickerAnswers';
import { StoryApp } from './StoryApp';

interface PickerStoryProps {
  selection?: Partial<Selection>;
  academies?: boolean;
  script?: (service: ScriptedService) => void;
}

/** The page with a picker over it. */
export function PickerStory({ selection = {}, academies = false, script }: PickerStoryProps) {
  return (
    <StoryApp
      answers={({ service }) => {
        scriptCompany(service);
        script?.(service);
      }}
      visit={({ dispatch }) => {
        dispatch(academies ? academiesWanted([]) : participantsWanted({ ...emptySelection(), ...selection }));
      }}
    />
  );
}
