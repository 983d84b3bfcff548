import { useMemo } from 'react';
import { ArrowStartIcon, Button, Heading, InlineMessage, Skeleton, Stack, VisuallyHidden } from '../../../design';
import { useAcademy } from '../../platform/academy/AcademyProvider';
import { useDeployment } from '../../platform/deployment/DeploymentContext';
import { useEnvironment } from '../../platform/environment/EnvironmentContext';
import { withLanguage } from '../../platform/language/detectLocale';
import { useLanguage } from '../../platform/language/LanguageProvider';
import { PageMain } from '../../platform/page/PageMain';
import { agreementAddress } from './agreementAddress';
import { useGetAgreementTextQuery } from './agreementEndpoint';
import { sanitiseAgreement } from './sanitiseAgreement';
import { BackLink, Prose } from './styled';

function LoadingText() {
  const { t } = useLanguage();
  return (
    <Stack gap="3" role="status">
      <VisuallyHidden>{t('protocol.loading')}</VisuallyHidden>
      <Skeleton inlineSize="40%" blockSize="1.5em" />
      <Skeleton />
      <Skeleton />
      <Skeleton inlineSize="70%" />
    </Stack>
  );
}

/** The text of an agreement, or what stands in its place. */
function AgreementText({ address, name }: { address: string; name: string }) {
  const { t } = useLanguage();
  const { currentData, error, refetch } = useGetAgreementTextQuery(address);
  const html = useMemo(
    () => (currentData === undefined ? undefined : sanitiseAgreement(currentData, name)),
    [currentData, name],
  );
  if (error !== undefined) {
    const problem = 'kind' in error ? error : { kind: 'aborted' as const };
    if (problem.kind === 'refused' && problem.status === 404) return <InlineMessage tone="info">{t('protocol.missing')}</InlineMessage>;
    if (problem.kind === 'tooLarge') return <InlineMessage tone="warning">{t('protocol.tooLarge')}</InlineMessage>;
    const retry = <Button onClick={() => void refetch()}>{t('common.retry')}</Button>;
    return (
      <div role="alert">
        <InlineMessage tone="danger" action={retry}>
          {t('protocol.failed')}
        </InlineMessage>
      </div>
    );
  }
  if (html === undefined) return <LoadingText />;
  if (html.trim() === '') return <InlineMessage tone="info">{t('protocol.empty')}</InlineMessage>;
  return <Prose dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The academy's service agreement or privacy policy in the visitor's language (D1, D28). */
export function ProtocolPage({ agreement }: { agreement: 'service' | 'privacy' }) {
  const { t, locale } = useLanguage();
  const environment = useEnvironment();
  const { agreementHosts } = useDeployment();
  const academy = useAcademy();
  const name = agreement === 'service' ? academy.serviceName : academy.privacyName;
  const { origin } = environment.address();
  const address = agreementAddress(academy.agreementUrls[agreement], origin, agreementHosts);
  return (
    <PageMain $width="46rem">
      <title>{name}</title>
      <BackLink href={withLanguage('/', locale)}>
        <ArrowStartIcon size="small" />
        {t('protocol.back')}
      </BackLink>
      <Heading level={1}>
        <bdi>{name}</bdi>
      </Heading>
      {address !== undefined ? <AgreementText key={address} address={address} name={name} /> : null}
      {address === undefined && !academy.settled ? <LoadingText /> : null}
      {address === undefined && academy.settled ? <InlineMessage tone="info">{t('protocol.missing')}</InlineMessage> : null}
    </PageMain>
  );
}
