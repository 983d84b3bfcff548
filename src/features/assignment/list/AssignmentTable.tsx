import { TruncatedText } from '#design';
import { displayText } from '#lib/text/displayText.ts';
import { readIsoTime } from '#lib/time/isoTime.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { writeTime } from '#shared/i18n/writeTime.ts';
import type { ListedAssignment } from '../assignmentEndpoints';
import { ListScroll, ListTable } from '../styled';

const VISIBILITIES = ['all', 'academy', 'areas'] as const;

export function AssignmentTable({
  rows,
  busy,
}: {
  rows: readonly ListedAssignment[];
  busy: boolean;
}) {
  const { t, locale, number } = useLanguage();
  const title = t('assignments.title');
  return (
    <ListScroll aria-busy={busy} role="region" aria-label={title} tabIndex={0}>
      <ListTable aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{t('assign.content')}</th>
            <th scope="col">{t('assign.participants')}</th>
            <th scope="col">{t('assign.visibility')}</th>
            <th scope="col">{t('assign.certificate')}</th>
            <th scope="col">{t('assignments.at')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const visibility = VISIBILITIES.find((each) => each === row.visibility);
            const at = readIsoTime(row.createdAt);
            return (
              <tr key={row.id}>
                <th scope="row">
                  <TruncatedText>{displayText(row.content, row.id)}</TruncatedText>
                </th>
                <td>{number(row.headCount)}</td>
                <td>{visibility === undefined ? '' : t(`assign.visibility.${visibility}`)}</td>
                <td>
                  {row.certificate === undefined
                    ? ''
                    : t(`assign.certificate.${row.certificate ? 'issued' : 'notIssued'}`)}
                </td>
                <td>{at === undefined ? '' : writeTime(locale, at, 'moment')}</td>
              </tr>
            );
          })}
        </tbody>
      </ListTable>
    </ListScroll>
  );
}
