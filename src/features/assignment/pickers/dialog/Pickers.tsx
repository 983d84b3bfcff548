import { useSelector } from 'react-redux';
import { selectWish } from '../selectingSlice';
import { AcademyPicker } from './AcademyPicker';
import { ParticipantPicker } from './ParticipantPicker';

/** The dialog that a flow has requested, if any. */
export function Pickers() {
  const wish = useSelector(selectWish);
  if (wish === null) return null;
  return wish.kind === 'participants' ? (
    <ParticipantPicker start={wish} />
  ) : (
    <AcademyPicker start={wish.academies} />
  );
}
