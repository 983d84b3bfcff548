import { useDispatch, useSelector } from 'react-redux';
import { Avatar, Button, ChevronDownIcon, GlobeIcon, LogOutIcon, Menu, Select } from '../../design';
import { displayText } from '../lib/displayText';
import { safeImageSource } from '../lib/imageSource';
import { useAcademy } from '../platform/academy/AcademyProvider';
import { useDeployment } from '../platform/deployment/DeploymentContext';
import { languageAsked } from '../platform/language/languageSlice';
import { useLanguage } from '../platform/language/LanguageProvider';
import { isLocale, languageTag, localeIds, locales } from '../platform/language/locales';
import { selectProfile, selectSignedIn, signInWanted, signOutAsked } from '../platform/session/sessionSlice';
import { Bar, Brand, Mark, MemberName, SkipLink, Tools } from './styled';

const LANGUAGES = localeIds.map((id) => ({ value: id, label: locales[id].name, lang: languageTag(id) }));

function LanguageSelect() {
  const { t, locale } = useLanguage();
  const dispatch = useDispatch();
  return (
    <Select
      label={t('header.language')}
      labelHidden
      icon={<GlobeIcon />}
      value={locale}
      options={LANGUAGES}
      onChange={(value) => {
        if (isLocale(value)) dispatch(languageAsked(value));
      }}
    />
  );
}

function MemberMenu() {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const profile = useSelector(selectProfile);
  const { avatarHosts } = useDeployment();
  const name = displayText(profile.realName, displayText(profile.nickName, t('header.member')));
  const picture = safeImageSource(profile.avatarUrl, avatarHosts);
  return (
    <Menu
      label={name}
      trigger={
        <>
          <Avatar name={name} src={picture} size={28} />
          <MemberName>{name}</MemberName>
          <ChevronDownIcon />
        </>
      }
      items={[
        {
          id: 'log-out',
          label: t('header.logOut'),
          icon: <LogOutIcon />,
          onSelect: () => dispatch(signOutAsked()),
        },
      ]}
    />
  );
}

/** The academy's name, the language, and signing in or who is signed in (D1). */
export function Header() {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const { tenantName } = useAcademy();
  const signedIn = useSelector(selectSignedIn);
  return (
    <Bar>
      <SkipLink href="#content">{t('common.skipToContent')}</SkipLink>
      <Brand href="/">
        <Mark aria-hidden="true" />
        <bdi>{tenantName}</bdi>
      </Brand>
      <Tools>
        <LanguageSelect />
        {signedIn ? (
          <MemberMenu />
        ) : (
          <Button variant="primary" onClick={() => dispatch(signInWanted())}>
            {t('header.logIn')}
          </Button>
        )}
      </Tools>
    </Bar>
  );
}
