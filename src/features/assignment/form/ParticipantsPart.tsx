import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  Button,
  LiveRegion,
  PersonIcon,
  RefreshIcon,
  Skeleton,
  Text,
  VisuallyHidden,
} from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { messageText } from '#shared/i18n/message.ts';
import { goneRemoved, recountRequested, selectAssignment } from './assignmentSlice';
import type { Heads } from './assignmentSlice';
import { ChoicePart } from './ChoicePart';
import { selectedSummary } from '../selection/selectedSummary';
import type { SelectedKind } from '../selection/selectedSummary';
import { withoutGone } from './goneChoices';
import { Kinds, Total } from '../parts/styled';

function HeadCount({ heads }: { heads: Heads }) {
  const { t } = useLanguage();
  if (heads.status === 'none') return <Text tone="secondary">{t('assign.participants.none')}</Text>;
  if (heads.status === 'counted')
    return <Total>{t('assign.heads', { smart_count: heads.count })}</Total>;
  if (heads.status === 'counting') {
    return (
      <Total>
        <Skeleton inlineSize="10em" />
        <VisuallyHidden>{t('pickers.counting')}</VisuallyHidden>
      </Total>
    );
  }
  return (
    <Text tone="secondary">
      <span>{t('pickers.headsUnknown')}</span> <bdi>{messageText(t, heads.why)}</bdi>
    </Text>
  );
}

function kindPhrase(kind: SelectedKind) {
  switch (kind) {
    case 'imports':
    case 'queries':
    case 'locked':
    case 'membersOut':
    case 'departmentsOut':
      return `assign.kind.${kind}` as const;
    default:
      return `pickers.tab.${kind}` as const;
  }
}

interface ParticipantsPartProps {
  buttonId: string;
  error: string | undefined;
  busy: boolean;
  onChoose: () => void;
}

export function ParticipantsPart({ buttonId, error, busy, onChoose }: ParticipantsPartProps) {
  const { t, number } = useLanguage();
  const dispatch = useDispatch();
  const { selection, gone, heads } = useSelector(selectAssignment);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const summary = selectedSummary(selection);
  const remaining = new Map(
    selectedSummary(withoutGone(selection, gone)).map(({ kind, count }) => [kind, count]),
  );
  // Deleted items among the chosen differ from deleted items among the excluded.
  const kinds = summary.map(({ kind, count }) => ({
    kind,
    count,
    goneCount: count - (remaining.get(kind) ?? 0),
  }));
  const anyGone = kinds.some(({ goneCount }) => goneCount > 0);
  const removeGone = () => {
    if (busy) return;
    dispatch(goneRemoved());
    chooseButton.current?.focus();
  };
  const recount = () => {
    dispatch(recountRequested());
    // The retry button disappears while counting, and the focus with it.
    chooseButton.current?.focus();
  };
  return (
    <ChoicePart
      label={t('assign.participants')}
      buttonId={buttonId}
      buttonText={t('pickers.chooseParticipants')}
      buttonRef={chooseButton}
      icon={<PersonIcon size="small" />}
      action={
        anyGone ? (
          <Button variant="link" onClick={removeGone}>
            {t('assign.removeGone')}
          </Button>
        ) : null
      }
      error={error}
      onChoose={onChoose}
    >
      {/* Always rendered, so that screen readers announce a late count. */}
      <LiveRegion>
        <HeadCount heads={heads} />
      </LiveRegion>
      {heads.status === 'unknown' ? (
        <Button size="small" icon={<RefreshIcon size="small" />} onClick={recount}>
          {t('common.retry')}
        </Button>
      ) : null}
      {kinds.length === 0 ? null : (
        <Kinds>
          {kinds.map(({ kind, count, goneCount }) => (
            <div key={kind}>
              <dt>{t(kindPhrase(kind))}</dt>
              <dd>{number(count)}</dd>
              {goneCount > 0 ? <dd>{t('assign.goneCount', { count: goneCount })}</dd> : null}
            </div>
          ))}
        </Kinds>
      )}
    </ChoicePart>
  );
}
