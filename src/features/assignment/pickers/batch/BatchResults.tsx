import { useState } from 'react';
import { Button, Heading, LiveRegion, Stack, Text } from '#design';
import { displayText } from '#lib/text/displayText.ts';
import { inlineFacts } from '#lib/text/isolated.ts';
import { copyText } from '#shared/browser/copyText.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { AmbiguousNames } from './AmbiguousNames';
import type { BatchGroups, BatchItem } from './batchGroups';
import { AddBar, ResultList } from './styled';

/** Number of rendered rows per section; no one reads a thousand names. */
const RENDERED = 50;

interface NamesProps {
  title: string;
  names: readonly string[];
  /** Renders all, for a user who has to select them. */
  whole?: boolean;
}

function Names({ title, names, whole = false }: NamesProps) {
  const { t } = useLanguage();
  if (names.length === 0) return null;
  const rendered = whole ? names.length : RENDERED;
  const hidden = names.length - rendered;
  return (
    <Stack gap="1">
      <Heading level={3}>{title}</Heading>
      <ResultList>
        {names.slice(0, rendered).map((name, index) => (
          <li key={index}>
            <bdi>{name}</bdi>
          </li>
        ))}
        {hidden > 0 ? <li>{t('pickers.batchMore', { n: hidden })}</li> : null}
      </ResultList>
    </Stack>
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
  onAdd: (items: readonly BatchItem[]) => void;
}

/** The results of a batch search by section, and the button that adds them. */
export function BatchResults({ groups, isSelected, onAdd }: BatchResultsProps) {
  const { t } = useLanguage();
  const { found, already, ambiguous, notFound, disabled, outOfScope } = groups;
  const [picked, setPicked] = useState<ReadonlyMap<string, BatchItem>>(new Map());
  const [copying, setCopying] = useState<{ count: number; copied: boolean }>();
  const pick = (item: BatchItem, isPicked: boolean) => {
    const next = new Map(picked);
    if (isPicked) next.set(item.id, item);
    else next.delete(item.id);
    setPicked(next);
  };
  const all = new Map(
    [...found, ...[...picked.values()].filter((item) => !isSelected(item))].map((item) => [
      item.id,
      item,
    ]),
  );
  // The list has grown since it was copied.
  const copied = copying?.count === notFound.length ? copying.copied : undefined;
  const labelOf = ({ label, id, detail }: BatchItem) =>
    inlineFacts([displayText(label, id), displayText(detail, '')]);
  const shown = (tokens: readonly string[]) => tokens.map((token) => displayText(token, ''));
  return (
    <Stack gap="4">
      <AmbiguousNames
        ambiguous={ambiguous}
        labelOf={labelOf}
        isPicked={({ id }) => picked.has(id)}
        isSelected={isSelected}
        onPick={pick}
      />
      <Names title={t('pickers.batchFound', { n: found.length })} names={found.map(labelOf)} />
      <Names
        title={t('pickers.batchAlready', { n: already.length })}
        names={already.map(labelOf)}
      />
      <Names title={t('pickers.batchDisabled', { n: disabled.length })} names={shown(disabled)} />
      <Names
        title={t('pickers.batchOutOfScope', { n: outOfScope.length })}
        names={shown(outOfScope)}
      />
      <Names
        title={t('pickers.batchNotFound', { n: notFound.length })}
        names={shown(notFound)}
        whole={copied === false}
      />
      {notFound.length > 0 ? (
        <CopyNames
          names={notFound}
          copied={copied}
          onCopied={(went) => setCopying({ count: notFound.length, copied: went })}
        />
      ) : null}
      <AddBar>
        {all.size === 0 ? (
          <Text size="small" tone="secondary">
            {t('pickers.batchNothingToAdd')}
          </Text>
        ) : null}
        <Button
          variant="primary"
          dimmed={all.size === 0}
          onClick={() => (all.size > 0 ? onAdd([...all.values()]) : undefined)}
        >
          {t('pickers.batchAdd', { n: all.size })}
        </Button>
      </AddBar>
    </Stack>
  );
}
