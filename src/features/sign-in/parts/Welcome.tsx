import { Avatar, CheckIcon, Text } from '#design';
import { useSelector } from 'react-redux';
import { safeImageSource } from '#lib/url/imageSource.ts';
import { useDeployment } from '#shared/deployment/DeploymentContext.tsx';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { selectProfile } from '#shared/session/sessionSlice.ts';
import { memberName, useMemberName } from '#shared/session/useMemberName.ts';
import { Greeting, SuccessTick, Who } from './styled';

export function Welcome() {
  const { t } = useLanguage();
  const { avatarUrl, ...profile } = useSelector(selectProfile);
  const { avatarHosts } = useDeployment();
  const name = memberName(profile);
  const shownName = useMemberName();
  return (
    <Greeting>
      <Who>
        <Avatar name={shownName} src={safeImageSource(avatarUrl, avatarHosts)} size={64} />
        <SuccessTick>
          <CheckIcon size="small" />
        </SuccessTick>
      </Who>
      {name === '' ? null : (
        <Text as="div" size="large">
          <bdi>{name}</bdi>
        </Text>
      )}
      <Text tone="secondary">{t('signIn.done')}</Text>
    </Greeting>
  );
}
