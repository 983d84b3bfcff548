import {
  ArrowStartIcon,
  Heading,
  InlineMessage,
  Link,
  MailIcon,
  PhoneIcon,
  Stack,
  Text,
  token,
} from '#design';
import { singleParameter } from '#lib/url/queryParameters.ts';
import { useEnvironment } from '#shared/browser/EnvironmentContext.tsx';
import { usePageAddress } from '#shared/page/usePageAddress.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { Intro, PageMain } from '#shared/page/PageMain.ts';
import { Advice, Columns, Piece, NextSteps } from './styled';

const HELP = {
  phone: {
    Sign: PhoneIcon,
    title: 'help.phone.title',
    lead: 'help.phone.lead',
    advice: [
      'help.phone.number',
      'help.phone.signal',
      'help.phone.blocked',
      'help.phone.space',
      'help.wait',
    ],
    other: 'help.phone.other',
  },
  email: {
    Sign: MailIcon,
    title: 'help.email.title',
    lead: 'help.email.lead',
    advice: [
      'help.email.address',
      'help.email.spam',
      'help.email.full',
      'help.email.corporate',
      'help.wait',
    ],
    other: 'help.email.other',
  },
} as const;

/** What to try when a code does not arrive, by SMS or, with `type=email`, by e-mail. */
export function CodeHelpPage() {
  const { t } = useLanguage();
  const pageAddress = usePageAddress();
  const environment = useEnvironment();
  const type = singleParameter(environment.address().query, 'type') === 'email' ? 'email' : 'phone';
  const otherType = type === 'email' ? 'phone' : 'email';
  const help = HELP[type];
  const Other = HELP[otherType].Sign;
  return (
    <PageMain $width={token('measure.64')}>
      <title>{t(help.title)}</title>
      <Columns>
        <Intro>
          <Heading level={1}>{t(help.title)}</Heading>
          <Text size="large" tone="secondary">
            {t(help.lead)}
          </Text>
        </Intro>
        <Stack>
          {/* The role keeps it a list for screen readers that ignore lists without bullets. */}
          <Advice role="list">
            {help.advice.map((key) => (
              <Piece key={key}>{t(key)}</Piece>
            ))}
          </Advice>
          <InlineMessage tone="info">{t(help.other)}</InlineMessage>
        </Stack>
        <NextSteps>
          <Link href={pageAddress('/login/index')}>
            <ArrowStartIcon size="small" />
            <span>{t('help.backToSignIn')}</span>
          </Link>
          <Link
            href={pageAddress(`/commonUsage/failReceiveVerificationCode.htm?type=${otherType}`)}
          >
            <Other size="small" />
            <span>{t(HELP[otherType].title)}</span>
          </Link>
          <Text size="small" tone="muted">
            {t('help.closeTab')}
          </Text>
        </NextSteps>
      </Columns>
    </PageMain>
  );
}
