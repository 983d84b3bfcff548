import { useState } from 'react';
import { Button, LiveRegion, Stack, Tabs } from '#design';
import { displayText } from '#lib/text/displayText.ts';
import { inlineFacts } from '#lib/text/isolated.ts';
import { copyText } from '#shared/browser/copyText.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { AmbiguousNames } from './AmbiguousNames';
import type { BatchGroups, BatchItem } from './batchGroups';
import { ResultList } from './styled';

/** Number of rendered rows per list; no one reads a thousand names. */
const FIRST_NAMES = 50;

interface NamesProps {
  names: readonly string[];
  /** Renders all, for a user who has to select them. */
  whole?: boolean;
}

function Names({ names, whole = false }: NamesProps) {
  const { t } = useLanguage();
  const nameCount = whole ? names.length : FIRST_NAMES;
  const hiddenCount = names.length - nameCount;
  return (
    <ResultList>
      {names.slice(0, nameCount).map((name, index) => (
        <li key={index}>
          <bdi>{name}</bdi>
        </li>
      ))}
      {hiddenCount > 0 ? <li>{t('pickers.batchMore', { n: hiddenCount })}</li> : null}
    </ResultList>
  );
}

interface CopyNamesProps {
  names: readonly string[];
  /** Whether the last attempt succeeded; undefined before the first. */
  copied: boolean | undefined;
  onCopied: (copied: boolean) => void;
}

function CopyNames({ names, copied, onCopied }: CopyNamesProps) {
  const { t } = useLanguage();
  const copy = async () => onCopied(await copyText(names.join('\n')));
  return (
    <div>
      <Button size="small" onClick={() => void copy()}>
        {copied ? t('pickers.copied') : t('pickers.copyNotFound')}
      </Button>
      <LiveRegion visuallyHidden>{copied ? t('pickers.copied') : ''}</LiveRegion>
      <LiveRegion>{copied === false ? t('common.notCopied') : ''}</LiveRegion>
    </div>
  );
}

interface BatchResultsProps {
  groups: BatchGroups;
  isSelected: (item: BatchItem) => boolean;
  isPicked: (item: BatchItem) => boolean;
  onPick: (item: BatchItem, isPicked: boolean) => void;
}

const KINDS = [
  ['ambiguous', 'pickers.batchToChoose'],
  ['found', 'pickers.batchFound'],
  ['already', 'pickers.batchAlready'],
  ['disabled', 'pickers.batchDisabled'],
  ['outOfScope', 'pickers.batchOutOfScope'],
  ['notFound', 'pickers.batchNotFound'],
] as const;

const labelOf = ({ label, id, detail }: BatchItem) =>
  inlineFacts([displayText(label, id), displayText(detail, '')]);

/** The results of a batch search: each count that is not zero is a tab with its list. */
export function BatchResults({ groups, isSelected, isPicked, onPick }: BatchResultsProps) {
  const { t } = useLanguage();
  const [openKind, setOpenKind] = useState<(typeof KINDS)[number][0]>();
  const [copying, setCopying] = useState<{ count: number; copied: boolean }>();
  const tabs = KINDS.flatMap(([id, phrase]) => {
    const { length: n } = groups[id];
    return n === 0 ? [] : [{ id, label: t(phrase, { n }) }];
  });
  const tab = (tabs.find(({ id }) => id === openKind) ?? tabs[0])?.id;
  if (tab === undefined) return null;
  const { notFound } = groups;
  // The list has grown since it was copied.
  const isCopied = copying?.count === notFound.length ? copying.copied : undefined;
  return (
    <Tabs label={t('pickers.batchSearch')} tabs={tabs} value={tab} onChange={setOpenKind}>
      <Stack gap="4">
        {tab === 'ambiguous' ? (
          <AmbiguousNames
            ambiguous={groups.ambiguous}
            labelOf={labelOf}
            isPicked={isPicked}
            isSelected={isSelected}
            onPick={onPick}
          />
        ) : (
          <Names
            names={groups[tab].map((name) =>
              typeof name === 'string' ? displayText(name, '') : labelOf(name),
            )}
            whole={tab === 'notFound' && isCopied === false}
          />
        )}
        {tab === 'notFound' ? (
          <CopyNames
            names={notFound}
            copied={isCopied}
            onCopied={(went) => setCopying({ count: notFound.length, copied: went })}
          />
        ) : null}
      </Stack>
    </Tabs>
  );
}
