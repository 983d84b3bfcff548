import { useSelector } from 'react-redux';
import { displayText } from '#lib/text/displayText.ts';
import { FactRows } from '#shared/form/FactRows.tsx';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { selectAssignment } from './assignmentSlice';
import { Summary } from '../parts/styled';
import { assignmentFields } from './assignmentFields';
import type { AssignmentValues } from './assignmentFields';

const NONE = '–';

/** Beside the form: what will be assigned to how many people. */
export function AssignmentSummary({ values }: { values: AssignmentValues }) {
  const { t, number } = useLanguage();
  const { heads, academies } = useSelector(selectAssignment);
  const areas =
    values.visibility === 'areas'
      ? academies.map(({ name, id }) => displayText(name, id)).join(' · ')
      : '';
  const rows = [
    [
      'assign.participants',
      heads.status === 'none' ? number(0) : heads.status === 'counted' ? number(heads.count) : NONE,
    ],
    ...assignmentFields
      .rowsOf(t, values)
      .map(
        ([label, text]) =>
          [label, (label === 'assign.visibility' && areas) || text || NONE] as const,
      ),
  ] as const;
  return (
    <Summary>
      <FactRows rows={rows} />
    </Summary>
  );
}
