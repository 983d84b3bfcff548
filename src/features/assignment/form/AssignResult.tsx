import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button, CheckIcon, Link, Text } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { messageText } from '#shared/i18n/message.ts';
import { ResultPanel } from '#shared/page/ResultPanel.tsx';
import { Sign } from '#shared/page/Sign.ts';
import { PageDrawing } from '#shared/page/PageDrawing.tsx';
import { usePageAddress } from '#shared/page/usePageAddress.ts';
import { SignInLink } from '#shared/session/SignInLink.tsx';
import { newAssignmentRequested, selectAssignment } from './assignmentSlice';

/** The content is assigned: says to how many people, and offers another assignment. */
export function Assigned() {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const { assignedTo, shouldFocus } = useSelector(selectAssignment);
  const pageAddress = usePageAddress();
  const next = (
    <>
      <Button variant="primary" onClick={() => dispatch(newAssignmentRequested())}>
        {t('assign.another')}
      </Button>
      <Link href={pageAddress('/assignments')}>{t('assignments.title')}</Link>
    </>
  );
  return (
    <ResultPanel
      sign={
        <Sign $tone="success">
          <CheckIcon size="large" />
        </Sign>
      }
      drawing={<PageDrawing of="sent" />}
      title={t('assign.done')}
      action={next}
      shouldFocus={shouldFocus}
    >
      <Text size="large">{t('assign.done.text', { smart_count: assignedTo })}</Text>
      <Text tone="secondary">{t('assign.done.next')}</Text>
    </ResultPanel>
  );
}

/** Signed in, but not an administrator. */
export function NoPermission() {
  const { t } = useLanguage();
  const { problem, shouldFocus } = useSelector(selectAssignment);
  const title = t('common.noPermission');
  const words = problem === null ? title : messageText(t, problem);
  return (
    <ResultPanel drawing={<PageDrawing of="signInFirst" />} title={title} shouldFocus={shouldFocus}>
      {words === title ? null : (
        <Text>
          <bdi>{words}</bdi>
        </Text>
      )}
      <Text tone="secondary">{t('assign.noPermission.text')}</Text>
    </ResultPanel>
  );
}

/** No one is signed in; signing in returns here. */
export function SignInFirst({
  shouldFocus,
  children,
}: {
  shouldFocus: boolean;
  children?: ReactNode;
}) {
  const { t } = useLanguage();
  return (
    <ResultPanel
      drawing={<PageDrawing of="signInFirst" />}
      title={t('assign.anonymous')}
      action={<SignInLink look="button" />}
      shouldFocus={shouldFocus}
    >
      {children}
    </ResultPanel>
  );
}
