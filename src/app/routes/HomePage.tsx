import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import {
  AssignmentsIcon,
  CertificateIcon,
  Heading,
  JoinIcon,
  LearnIcon,
  PracticeIcon,
  Stack,
  Text,
} from '#design';
import { LatestAssignments } from '#features/assignment/list/LatestAssignments.tsx';
import { ApplicationState } from '#features/join-application/ApplicationState.tsx';
import { selectDialogOpen } from '#features/sign-in/parts/dialogSlice.ts';
import { AcademyMark } from '#shared/academy/AcademyMark.tsx';
import { AcademyText } from '#shared/academy/AcademyText.tsx';
import { useAcademy } from '#shared/academy/AcademyProvider.tsx';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { forAnonymous } from '#shared/page/forAnonymous.ts';
import { Hero, HeroMain } from '#shared/page/Hero.ts';
import { PageDrawing } from '#shared/page/PageDrawing.tsx';
import { selectGreeted, selectProfile, selectSignedIn } from '#shared/session/sessionSlice.ts';
import { SignInLink } from '#shared/session/SignInLink.tsx';
import { memberName } from '#shared/session/useMemberName.ts';
import { HomeFooter } from './HomeFooter';
import { Place } from './Place';
import { HomeRow, HomeStep, HomeSteps, PlaceCard, StepSign } from './styled';

const STEPS = [
  { title: 'home.step.learn.title', text: 'home.step.learn.text', Sign: LearnIcon },
  { title: 'home.step.practice.title', text: 'home.step.practice.text', Sign: PracticeIcon },
  { title: 'home.step.certify.title', text: 'home.step.certify.text', Sign: CertificateIcon },
] as const;

function Greeting() {
  const { t, rich } = useLanguage();
  const hasGreeted = useSelector(selectGreeted);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasGreeted && document.activeElement?.matches('body, main')) heading.current?.focus();
  }, [hasGreeted]);
  const name = memberName(useSelector(selectProfile));
  return (
    <Hero>
      <Heading ref={heading} level={1} tabIndex={-1}>
        {/* Who has just signed in may be here for the first time. */}
        {name === ''
          ? t(hasGreeted ? 'home.helloUnnamed' : 'home.welcomeUnnamed')
          : rich(hasGreeted ? 'home.hello' : 'home.welcome', { name: <bdi>{name}</bdi> })}
      </Heading>
      <Text size="large" tone="secondary">
        <AcademyText phrase="home.headline" />
      </Text>
    </Hero>
  );
}

function Invitation() {
  const { t } = useLanguage();
  return (
    <Hero {...forAnonymous}>
      <Heading level={1}>
        <AcademyText phrase="home.headline" />
      </Heading>
      <Text size="large" tone="secondary">
        {t('home.lead')}
      </Text>
      <SignInLink look="button" />
    </Hero>
  );
}

function Steps({ level }: { level: 2 | 3 }) {
  const { t } = useLanguage();
  return (
    <HomeSteps {...forAnonymous}>
      {STEPS.map(({ title, text, Sign }) => (
        <HomeStep key={title}>
          <StepSign>
            <Sign size="large" />
          </StepSign>
          <Heading level={level}>{t(title)}</Heading>
          <Text tone="secondary">{t(text)}</Text>
        </HomeStep>
      ))}
    </HomeSteps>
  );
}

function MemberAcademy() {
  const { tenantName } = useAcademy();
  return (
    <PlaceCard $ofMember>
      <AcademyMark size="10" />
      <Heading level={2}>
        <bdi>{tenantName}</bdi>
      </Heading>
      {/* One account must not see the state of another. */}
      <ApplicationState key={JSON.stringify(useSelector(selectProfile))} />
    </PlaceCard>
  );
}

/** What the user can do next: administrators assign, members see their academy, visitors join. */
function NextAction() {
  const { t } = useLanguage();
  const signedIn = useSelector(selectSignedIn);
  const { administrator } = useSelector(selectProfile);
  if (administrator === true)
    return (
      <Place path="/assignments" title={t('assignments.title')} Sign={AssignmentsIcon} ofMember>
        <LatestAssignments />
      </Place>
    );
  if (signedIn)
    return (
      <>
        <MemberAcademy />
        <Stack>
          <Heading level={2}>{t('home.next')}</Heading>
          <Steps level={3} />
        </Stack>
      </>
    );
  return (
    <>
      <Place path="/join" title={t('join.title')} Sign={JoinIcon}>
        {/* Without the academy's name, which arrives later and would move the page. */}
        <Text tone="secondary">{t('home.joinText')}</Text>
      </Place>
      <Steps level={2} />
    </>
  );
}

/** The academy's home page: an invitation, or a greeting and the user's actions once signed in. */
export function HomePage() {
  const { t } = useLanguage();
  const { tenantName } = useAcademy();
  const signedIn = useSelector(selectSignedIn);
  const dialogOpen = useSelector(selectDialogOpen);
  return (
    <>
      <HeroMain>
        <title>{t('home.documentTitle', { tenantName })}</title>
        <HomeRow $wideOnly>
          {signedIn ? (
            <Greeting />
          ) : (
            <>
              <Invitation />
              <PageDrawing of="learning" />
            </>
          )}
        </HomeRow>
        <NextAction />
      </HeroMain>
      {/* The sign-in dialog has links and a language chooser of the same names. */}
      {dialogOpen ? null : <HomeFooter />}
    </>
  );
}
