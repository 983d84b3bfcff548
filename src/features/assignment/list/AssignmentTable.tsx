import { narrow, TruncatedText, useMediaQuery } from '#design';
import { inlineFacts } from '#lib/text/isolated.ts';
import { displayText } from '#lib/text/displayText.ts';
import { readIsoTime } from '#lib/time/isoTime.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { writeTime } from '#shared/i18n/writeTime.ts';
import type { ListedAssignment } from '../assignmentEndpoints';
import { RowsFrame } from '../pickers/list/styled';
import { useHiddenColumns } from '../pickers/list/useHiddenColumns';
import { ListFacts, ListScroll, ListTable } from '../styled';

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
  const { scrollerRef, hasAfter, onScroll } = useHiddenColumns();
  const factsOf = (row: ListedAssignment) => {
    const visibility = VISIBILITIES.find((each) => each === row.visibility);
    const at = readIsoTime(row.createdAt);
    return [
      number(row.headCount),
      visibility === undefined ? '' : t(`assign.visibility.${visibility}`),
      row.certificate === undefined
        ? ''
        : t(`assign.certificate.${row.certificate ? 'issued' : 'notIssued'}`),
      at === undefined ? '' : writeTime(locale, at, 'moment'),
    ] as const;
  };
  return (
    <RowsFrame data-more={hasAfter ? '' : undefined}>
      <ListScroll
        ref={scrollerRef}
        onScroll={onScroll}
        aria-busy={busy}
        role="region"
        aria-label={title}
        tabIndex={0}
      >
        <ListTable aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{t('assign.content')}</th>
              {isPhone ? null : (
                <>
                  <th scope="col">{t('assign.participants')}</th>
                  <th scope="col">{t('assign.visibility')}</th>
                  <th scope="col">{t('assign.certificate')}</th>
                  <th scope="col">{t('assignments.at')}</th>
                </>
              )}
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
                        {inlineFacts([t('pickers.headsChosen', { n: facts[0] }), facts[3]])}
                      </ListFacts>
                    ) : null}
                  </th>
                  {isPhone ? null : facts.map((fact, place) => <td key={place}>{fact}</td>)}
                </tr>
              );
            })}
          </tbody>
        </ListTable>
      </ListScroll>
    </RowsFrame>
  );
}
