import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button, CheckIcon, Link, Text } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { messageText } from '#shared/i18n/message.ts';
import { PageDrawing } from '#shared/page/PageDrawing.tsx';
import { usePageAddress } from '#shared/page/usePageAddress.ts';
import { SignInLink } from '#shared/session/SignInLink.tsx';
import { newAssignmentRequested, selectAssignment } from './assignmentSlice';
import { Outcome, OutcomeTitle, Sign } from '#shared/page/outcome.ts';
import { Actions } from './styled';

interface PanelProps {
  /** Stands above the title. */
  sign: ReactNode;
  title: string;
  /** The next action; the link to the home page is always shown. */
  action?: ReactNode;
  /** Whether the title takes the focus, because it replaces what had it. */
  shouldFocus: boolean;
  children?: ReactNode;
}

function Panel({ sign, title, action, shouldFocus, children }: PanelProps) {
  const { t } = useLanguage();
  const pageAddress = usePageAddress();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (shouldFocus) heading.current?.focus();
  }, [shouldFocus]);
  return (
    <Outcome>
      {sign}
      <OutcomeTitle ref={heading} tabIndex={-1}>
        {title}
      </OutcomeTitle>
      {children}
      <Actions>
        {action}
        <Link look={action ? 'text' : 'button'} href={pageAddress('/')}>
          {t('common.goHome')}
        </Link>
      </Actions>
    </Outcome>
  );
}

/** The content is assigned: says to how many people, and offers another assignment. */
export function Assigned() {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const { assignedTo, shouldFocus } = useSelector(selectAssignment);
  const more = (
    <Button variant="primary" onClick={() => dispatch(newAssignmentRequested())}>
      {t('assign.another')}
    </Button>
  );
  return (
    <Panel
      sign={
        <Sign $tone="success">
          <CheckIcon size="large" />
        </Sign>
      }
      title={t('assign.done')}
      action={more}
      shouldFocus={shouldFocus}
    >
      <Text tone="secondary">{t('assign.done.text', { smart_count: assignedTo })}</Text>
    </Panel>
  );
}

/** Signed in, but not an administrator. */
export function NoPermission() {
  const { t } = useLanguage();
  const { problem, shouldFocus } = useSelector(selectAssignment);
  const title = t('common.noPermission');
  const words = problem === null ? title : messageText(t, problem);
  return (
    <Panel sign={<PageDrawing of="signInFirst" />} title={title} shouldFocus={shouldFocus}>
      {words === title ? null : (
        <Text>
          <bdi>{words}</bdi>
        </Text>
      )}
      <Text tone="secondary">{t('assign.noPermission.text')}</Text>
    </Panel>
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
    <Panel
      sign={<PageDrawing of="signInFirst" />}
      title={t('assign.anonymous')}
      action={<SignInLink look="button" />}
      shouldFocus={shouldFocus}
    >
      {children}
    </Panel>
  );
}
