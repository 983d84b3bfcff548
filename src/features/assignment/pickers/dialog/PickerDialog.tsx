import { useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { Button, InlineMessage, LiveRegion, oneColumn, useMediaQuery, WindowModal } from '#design';
import { useEnvironment } from '#shared/browser/EnvironmentContext.tsx';
import { clearDialogDraft } from '#shared/session/dialogDraft.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { clearAnswers } from '../api/pickerEndpoints';
import { ConfirmDialog } from '../scope/ConfirmDialog';
import { AboveAnswers, Answers, Halves, SideColumn } from '../parts/styled';

interface PickerDialogProps {
  title: string;
  count: number;
  isChanged: () => boolean;
  /** Says that nothing is chosen. */
  emptyText: string;
  /** Undefined when the choice cannot be confirmed. */
  onOk: (() => void) | undefined;
  onDismiss: () => void;
  /** Shown above the buttons in that case. */
  problem?: ReactNode;
  side: ReactNode;
  children: ReactNode;
}

/** The common frame of all pickers: a wide dialog with the list, the selection, and the buttons. */
export function PickerDialog({
  title,
  count,
  isChanged,
  emptyText,
  onOk,
  onDismiss,
  problem,
  side,
  children,
}: PickerDialogProps) {
  const { t, number } = useLanguage();
  const dispatch = useDispatch();
  const environment = useEnvironment();
  const [asking, setAsking] = useState(false);
  const [isPressedEmpty, setPressedEmpty] = useState(false);
  // An earlier choice can be cleared.
  const isEmpty = count === 0 && !isChanged();
  if (!isEmpty && isPressedEmpty) setPressedEmpty(false);
  // Language or account may have changed since another dialog asked. The lists below subscribe in
  // effects, which come later.
  useLayoutEffect(() => void dispatch(clearAnswers()), [dispatch]);
  const isOneColumn = useMediaQuery(oneColumn);
  const answer = (then: () => void) => {
    clearDialogDraft(environment);
    then();
  };
  const dismiss = () => answer(onDismiss);
  const leave = () => (isChanged() ? setAsking(true) : dismiss());
  const problems = (
    <>
      {problem}
      <LiveRegion politeness="assertive">
        {isPressedEmpty ? <InlineMessage tone="danger">{emptyText}</InlineMessage> : null}
      </LiveRegion>
    </>
  );
  const answers = (
    <>
      <Button onClick={leave}>{t('common.cancel')}</Button>
      <Button
        variant="primary"
        onClick={() => (isEmpty ? setPressedEmpty(true) : onOk && answer(onOk))}
      >
        {count > 0 ? t('pickers.okCount', { n: number(count) }) : t('common.ok')}
      </Button>
    </>
  );
  return (
    <WindowModal
      open
      title={title}
      size="large"
      closeOnEscape
      onClose={leave}
      closeLabel={t('common.close')}
      footer={
        isOneColumn ? (
          <>
            <AboveAnswers>
              {side}
              {problems}
            </AboveAnswers>
            {answers}
          </>
        ) : undefined
      }
    >
      {isOneColumn ? (
        children
      ) : (
        <Halves>
          <div>{children}</div>
          <SideColumn>
            {side}
            {problems}
            <Answers>{answers}</Answers>
          </SideColumn>
        </Halves>
      )}
      {asking ? (
        <ConfirmDialog
          title={t('pickers.discardTitle')}
          text={t('pickers.discardText')}
          okText={t('pickers.discard')}
          cancelText={t('pickers.keepChoosing')}
          onOk={dismiss}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </WindowModal>
  );
}
