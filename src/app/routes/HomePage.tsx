import { useSelector } from 'react-redux';
import { ArrowEndIcon, BuildingIcon, FormIcon, Heading, ShieldIcon, Text, token } from '#design';
import { selectOpen } from '#features/sign-in/dialog/dialogState.ts';
import { useAcademy } from '#shared/academy/AcademyProvider.tsx';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { PageDrawing } from '#shared/page/PageDrawing.tsx';
import { usePageAddress } from '#shared/page/usePageAddress.ts';
import { selectSignedIn } from '#shared/session/sessionSlice.ts';
import { useMemberName } from '#shared/session/useMemberName.ts';
import { Hero, HeroRow, Links, Main, PageLink, Step, Steps, StepSign } from './styled';

const STEPS = [
  { title: 'home.step.learn.title', text: 'home.step.learn.text', Sign: FormIcon },
  { title: 'home.step.practise.title', text: 'home.step.practise.text', Sign: BuildingIcon },
  { title: 'home.step.certify.title', text: 'home.step.certify.text', Sign: ShieldIcon },
] as const;

function ToPage({ path, children }: { path: string; children: string }) {
  const pageAddress = usePageAddress();
  return (
    <PageLink href={pageAddress(path)}>
      {children}
      <ArrowEndIcon size="small" />
    </PageLink>
  );
}

function Greeting() {
  const { t, rich } = useLanguage();
  const name = useMemberName();
  return (
    <Hero>
      <Heading level={1}>{rich('home.welcome', { name: <bdi>{name}</bdi> })}</Heading>
      <Text size="large" tone="secondary">
        {t('home.welcomeLead')}
      </Text>
      <Links>
        <ToPage path="/join">{t('join.title')}</ToPage>
        {/* For administrators. The profile has no role, so the page itself says that it is not
            for others. */}
        <ToPage path="/assign">{t('assign.title')}</ToPage>
      </Links>
    </Hero>
  );
}

function Invitation() {
  const { t, rich } = useLanguage();
  const { tenantName } = useAcademy();
  return (
    <Hero>
      <Heading level={1}>{rich('home.headline', { tenantName: <bdi>{tenantName}</bdi> })}</Heading>
      <Text size="large" tone="secondary">
        {t('home.lead')}
      </Text>
      <ToPage path="/join">{t('join.title')}</ToPage>
    </Hero>
  );
}

/** The academy's home page (D1): an invitation, or a greeting once signed in. */
export function HomePage() {
  const { t } = useLanguage();
  const { tenantName, settled } = useAcademy();
  const signedIn = useSelector(selectSignedIn);
  const dialogOpen = useSelector(selectOpen);
  // Nothing renders behind the dialog until the academy's name is known, so that the layout does
  // not move.
  if (dialogOpen && !settled) return <Main $width={token('measure.64')} />;
  return (
    <Main $width={token('measure.64')}>
      <title>{t('home.documentTitle', { tenantName })}</title>
      <HeroRow>
        {signedIn ? <Greeting /> : <Invitation />}
        <PageDrawing of="learning" />
      </HeroRow>
      <Steps>
        {STEPS.map(({ title, text, Sign }) => (
          <Step key={title}>
            <StepSign>
              <Sign />
            </StepSign>
            <Heading level={2}>{t(title)}</Heading>
            <Text tone="secondary">{t(text)}</Text>
          </Step>
        ))}
      </Steps>
    </Main>
  );
}
