import { useDispatch, useSelector } from 'react-redux';
import { Button, CheckIcon, ClockIcon, ShieldIcon, Text, WarningIcon } from '#design';
import { readIsoTime } from '#lib/time/isoTime.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { writeTime } from '#shared/i18n/writeTime.ts';
import { messageText } from '#shared/i18n/message.ts';
import { FactRows } from '#shared/form/FactRows.tsx';
import { ResultPanel } from '#shared/page/ResultPanel.tsx';
import { Sign } from '#shared/page/Sign.ts';
import { PageDrawing } from '#shared/page/PageDrawing.tsx';
import { WithRail } from '#shared/page/WithRail.tsx';
import { ApplicationSteps } from './ApplicationSteps';
import { formRequested, selectJoin } from './joinApplicationSlice';
import { joinFields } from './form/joinFields';
import type { Application } from './joinEndpoints';
import { Refusal } from './Refusal';
import { Details } from './styled';

const VIEWS = {
  sent: { title: 'join.sent', tone: 'success', Icon: CheckIcon, state: 'sent' },
  waiting: { title: 'join.waiting', tone: 'info', Icon: ClockIcon, state: 'sent' },
  approved: { title: 'join.approved', tone: 'success', Icon: CheckIcon, state: 'approved' },
  refused: { title: 'join.refused', tone: 'warning', Icon: WarningIcon, state: 'refused' },
  noPermission: {
    title: 'common.noPermission',
    tone: 'warning',
    Icon: ShieldIcon,
    state: undefined,
  },
  closed: { title: 'join.closed', tone: 'info', Icon: ShieldIcon, state: undefined },
} as const;

function Submitted({ application }: { application: Application }) {
  const { t, locale } = useLanguage();
  const at = readIsoTime(application.submittedAt);
  const rows = [
    ...joinFields.rowsOf(t, joinFields.read(application)),
    ['join.submittedAt', at === undefined ? '' : writeTime(locale, at, 'moment')] as const,
  ];
  return (
    <Details>
      <FactRows rows={rows} />
    </Details>
  );
}

export function JoinResult({ kind }: { kind: keyof typeof VIEWS }) {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const { application, problem, shouldFocus } = useSelector(selectJoin);
  const { title, tone, Icon, state } = VIEWS[kind];
  const wayBack =
    kind === 'refused'
      ? 'join.applyAgain'
      : kind === 'noPermission' || kind === 'closed'
        ? 'join.backToForm'
        : undefined;
  const result = (
    <ResultPanel
      sign={
        kind === 'sent' ? (
          <PageDrawing of="sent" />
        ) : (
          <Sign $tone={tone}>
            <Icon size="large" />
          </Sign>
        )
      }
      title={t(title)}
      action={
        wayBack === undefined ? null : (
          <Button variant="primary" onClick={() => dispatch(formRequested())}>
            {t(wayBack)}
          </Button>
        )
      }
      shouldFocus={shouldFocus}
    >
      {kind === 'noPermission' ? <Text tone="secondary">{t('join.noPermission.text')}</Text> : null}
      {kind === 'closed' && problem !== null ? (
        <Text tone="secondary">
          <bdi>{messageText(t, problem)}</bdi>
        </Text>
      ) : null}
      <Refusal of={application} />
      {application === null ? null : <Submitted application={application} />}
    </ResultPanel>
  );
  return state === undefined ? (
    result
  ) : (
    <WithRail title={t('join.steps')} rail={<ApplicationSteps state={state} />}>
      {result}
    </WithRail>
  );
}
