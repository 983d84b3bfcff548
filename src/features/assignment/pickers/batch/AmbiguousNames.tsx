import { useState } from 'react';
import { Button, Checkbox, Heading, Stack, Text } from '#design';
import { displayText } from '#lib/text/displayText.ts';
import { inlineFacts } from '#lib/text/isolated.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import type { BatchGroups, BatchItem } from './batchGroups';
import { ResultList } from './styled';

/** Number of names rendered at first and per "more" click: each may have twenty checkboxes. */
const FIRST_ROWS = 20;

interface AmbiguousNamesProps {
  ambiguous: BatchGroups['ambiguous'];
  labelOf: (item: BatchItem) => string;
  /** Whether one is already selected, so that no choice is needed. */
  isSelected: (item: BatchItem) => boolean;
  isPicked: (item: BatchItem) => boolean;
  onPick: (item: BatchItem, isPicked: boolean) => void;
}

/** The names that several people have, with their candidates. */
export function AmbiguousNames({
  ambiguous,
  labelOf,
  isSelected,
  isPicked,
  onPick,
}: AmbiguousNamesProps) {
  const { t } = useLanguage();
  const [rowCount, setRowCount] = useState(FIRST_ROWS);
  const hiddenCount = ambiguous.length - rowCount;
  return (
    <>
      {ambiguous.slice(0, rowCount).map(({ token, items, found }) => (
        <Stack key={token} gap="1">
          <Heading level={3}>
            {t('pickers.batchAmbiguous', { token: displayText(token, ''), n: found })}
          </Heading>
          <ResultList>
            {items.map((item) => (
              <li key={item.id}>
                {isSelected(item) ? (
                  <Checkbox checked disabled onChange={() => undefined}>
                    {inlineFacts([labelOf(item), t('pickers.alreadySelected')])}
                  </Checkbox>
                ) : (
                  <Checkbox checked={isPicked(item)} onChange={(next) => onPick(item, next)}>
                    {labelOf(item)}
                  </Checkbox>
                )}
              </li>
            ))}
          </ResultList>
          {found > items.length ? (
            <Text size="small" tone="secondary">
              {t('pickers.firstFew', { n: items.length })}
            </Text>
          ) : null}
        </Stack>
      ))}
      {hiddenCount > 0 ? (
        <div>
          <Button size="small" onClick={() => setRowCount(rowCount + FIRST_ROWS)}>
            {t('pickers.batchMore', { n: hiddenCount })}
          </Button>
        </div>
      ) : null}
    </>
  );
}
