import { useState } from 'react';
import { Button, Checkbox, Heading, Text } from '#design';
import { displayText } from '#lib/text/displayText.ts';
import { inlineFacts } from '#lib/text/isolated.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import type { BatchGroups, BatchItem } from './batchGroups';
import { ResultList, ResultSection } from './styled';

/** Names that are drawn at first, and more each time that the visitor asks: each may have twenty boxes. */
const DRAWN = 20;

interface AmbiguousNamesProps {
  ambiguous: BatchGroups['ambiguous'];
  labelOf: (item: BatchItem) => string;
  /** Whether one is selected already, so that there is nothing to choose. */
  isSelected: (item: BatchItem) => boolean;
  isPicked: (item: BatchItem) => boolean;
  onPick: (item: BatchItem, isPicked: boolean) => void;
}

/** The names that several have, to choose from those that have them (D47). */
export function AmbiguousNames({
  ambiguous,
  labelOf,
  isSelected,
  isPicked,
  onPick,
}: AmbiguousNamesProps) {
  const { t } = useLanguage();
  const [drawn, setDrawn] = useState(DRAWN);
  const hidden = ambiguous.length - drawn;
  return (
    <>
      {ambiguous.slice(0, drawn).map(({ token, items, found }) => (
        <ResultSection key={token}>
          <Heading level={3}>
            {t('pickers.batchAmbiguous', { token: displayText(token, ''), n: found })}
          </Heading>
          <ResultList>
            {items.map((item) => (
              <li key={item.id}>
                {isSelected(item) ? (
                  <Checkbox checked disabled onChange={() => undefined}>
                    {inlineFacts([labelOf(item), t('pickers.selected')])}
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
        </ResultSection>
      ))}
      {hidden > 0 ? (
        <div>
          <Button size="small" onClick={() => setDrawn(drawn + DRAWN)}>
            {t('pickers.batchMore', { n: hidden })}
          </Button>
        </div>
      ) : null}
    </>
  );
}
