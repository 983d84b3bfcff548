import { useSelector } from 'react-redux';
import { displayText } from '#lib/text/displayText.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { selectAssignment } from './assignmentSlice';
import { Summary } from '../parts/styled';
import type { FormValues } from './assignmentDraft';

const NONE = '–';

/** Beside the form: what will be assigned to how many people. */
export function AssignmentSummary({ content, visibility, certificate }: FormValues) {
  const { t, number } = useLanguage();
  const { heads, academies } = useSelector(selectAssignment);
  const rows = [
    [
      'assign.participants',
      heads.status === 'none' ? number(0) : heads.status === 'counted' ? number(heads.count) : NONE,
    ],
    ['assign.content', displayText(content.trim(), NONE)],
    [
      'assign.visibility',
      visibility === 'areas' && academies.length > 0
        ? academies.map(({ name, id }) => displayText(name, id)).join(' · ')
        : t(`assign.visibility.${visibility}`),
    ],
    ['assign.certificate', t(`assign.certificate.${certificate ? 'issued' : 'notIssued'}`)],
  ] as const;
  return (
    <Summary>
      {rows.map(([label, text]) => (
        <div key={label}>
          <dt>{t(label)}</dt>
          <dd>
            <bdi>{text}</bdi>
          </dd>
        </div>
      ))}
    </Summary>
  );
}
