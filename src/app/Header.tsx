import { useDispatch, useSelector } from 'react-redux';
import { Avatar, Button, ChevronDownIcon, FormIcon, LogOutIcon, Menu, PersonIcon } from '../../design';
import { selectOpen } from '../features/sign-in/signInSlice';
import { safeImageSource } from '../lib/imageSource';
import { useAcademy } from '../platform/academy/AcademyProvider';
import { useDeployment } from '../platform/deployment/DeploymentContext';
import { useLanguage } from '../platform/language/LanguageProvider';
import { LanguageSelect } from '../platform/language/LanguageSelect';
import { usePageAddress } from '../platform/page/usePageAddress';
import { selectProfile, selectSignedIn, signInWanted, signOutAsked } from '../platform/session/sessionSlice';
import { useMemberName } from '../platform/session/useMemberName';
import { Bar, Brand, LanguageSlot, Mark, MemberName, SkipLink, Tools } from './styled';

function MemberMenu() {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const { avatarUrl } = useSelector(selectProfile);
  const { avatarHosts } = useDeployment();
  const name = useMemberName();
  const pageAddress = usePageAddress();
  const picture = safeImageSource(avatarUrl, avatarHosts);
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
        { id: 'join', label: t('join.title'), icon: <FormIcon />, href: pageAddress('/join') },
        { id: 'assign', label: t('assign.title'), icon: <PersonIcon />, href: pageAddress('/assign') },
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
  const pageAddress = usePageAddress();
  const { tenantName } = useAcademy();
  const signedIn = useSelector(selectSignedIn);
  const dialogOpen = useSelector(selectOpen);
  return (
    <Bar>
      <SkipLink href="#content">{t('common.skipToContent')}</SkipLink>
      <Brand href={pageAddress('/')}>
        <Mark aria-hidden="true" />
        <bdi>{tenantName}</bdi>
      </Brand>
      <Tools>
        {/* The open dialog has its own; this one is out of reach and must not be a second one by name. */}
        <LanguageSlot $hidden={dialogOpen}>
          <LanguageSelect />
        </LanguageSlot>
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
