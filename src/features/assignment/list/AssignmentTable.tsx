import { narrow, TableScroll, TruncatedText, useMediaQuery } from '#design';
import { inlineFacts } from '#lib/text/isolated.ts';
import { displayText } from '#lib/text/displayText.ts';
import { readIsoTime } from '#lib/time/isoTime.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { writeTime } from '#shared/i18n/writeTime.ts';
import type { ListedAssignment } from '../form/assignmentEndpoints';
import { ListFacts, ListTable } from '../parts/styled';

/** The columns after the content. */
const COLUMNS = {
  participants: 'assign.participants',
  visibility: 'assign.visibility',
  certificate: 'assign.certificate',
  at: 'assignments.at',
} as const;
type Column = keyof typeof COLUMNS;
const columns = Object.keys(COLUMNS) as Column[];

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
  const isPhone = useMediaQuery(narrow);
  const visibleColumns = isPhone ? [] : columns;
  const factsOf = (row: ListedAssignment): Record<Column, string> => {
    const visibility = VISIBILITIES.find((each) => each === row.visibility);
    const at = readIsoTime(row.createdAt);
    return {
      participants: number(row.headCount),
      visibility: visibility === undefined ? '' : t(`assign.visibility.${visibility}`),
      certificate:
        row.certificate === undefined
          ? ''
          : t(`assign.certificate.${row.certificate ? 'issued' : 'notIssued'}`),
      at: at === undefined ? '' : writeTime(locale, at, 'moment'),
    };
  };
  return (
    <TableScroll role="region" aria-label={title} aria-busy={busy}>
      <ListTable aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{t('assign.content')}</th>
            {visibleColumns.map((column) => (
              <th key={column} scope="col">
                {t(COLUMNS[column])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const facts = factsOf(row);
            return (
              <tr key={row.id}>
                <th scope="row">
                  <TruncatedText>{displayText(row.content, row.id)}</TruncatedText>
                  {isPhone ? (
                    <ListFacts>
                      {inlineFacts([t('pickers.headsChosen', { n: facts.participants }), facts.at])}
                    </ListFacts>
                  ) : null}
                </th>
                {visibleColumns.map((column) => (
                  <td key={column}>{facts[column]}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </ListTable>
    </TableScroll>
  );
}
