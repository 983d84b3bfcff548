import { Heading, Link, Text } from '../../../design';
import { singleParameter } from '../../lib/queryParameters';
import { useEnvironment } from '../../platform/environment/EnvironmentContext';
import { withLanguage } from '../../platform/language/detectLocale';
import { useLanguage } from '../../platform/language/LanguageProvider';
import { PageMain } from '../../platform/page/PageMain';
import { Advice } from './styled';

const HELP = {
  phone: {
    title: 'help.phone.title',
    lead: 'help.phone.lead',
    advice: ['help.phone.number', 'help.phone.signal', 'help.phone.blocked', 'help.phone.space', 'help.phone.wait'],
    other: 'help.phone.other',
  },
  email: {
    title: 'help.email.title',
    lead: 'help.email.lead',
    advice: ['help.email.address', 'help.email.spam', 'help.email.full', 'help.email.corporate', 'help.email.wait'],
    other: 'help.email.other',
  },
} as const;

/** What to try when a code does not arrive (D1), by SMS or, with `type=email`, by e-mail. */
export function CodeHelpPage() {
  const { t, locale } = useLanguage();
  const environment = useEnvironment();
  const help = HELP[singleParameter(environment.address().query, 'type') === 'email' ? 'email' : 'phone'];
  return (
    <PageMain $width="40rem">
      <title>{t(help.title)}</title>
      <Heading level={1}>{t(help.title)}</Heading>
      <Text tone="secondary">{t(help.lead)}</Text>
      <Advice>
        {help.advice.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </Advice>
      <Text tone="secondary">{t(help.other)}</Text>
      <Link href={withLanguage('/login/index', locale)}>{t('help.backToSignIn')}</Link>
    </PageMain>
  );
}
