import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../design';
import { selectOpen } from '../features/sign-in/signInSlice';
import { useAcademy } from '../platform/academy/AcademyProvider';
import { useLanguage } from '../platform/language/LanguageProvider';
import { LanguageSelect } from '../platform/language/LanguageSelect';
import { usePageAddress } from '../platform/page/usePageAddress';
import { selectSignedIn, signInWanted } from '../platform/session/sessionSlice';
import { useRest } from './restContext';
import { Bar, Brand, LanguageSlot, Mark, SkipLink, Tools } from './styled';

/** The academy's name, the language, and signing in or who is signed in (D1). */
export function Header() {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const pageAddress = usePageAddress();
  const { tenantName } = useAcademy();
  const signedIn = useSelector(selectSignedIn);
  const dialogOpen = useSelector(selectOpen);
  const MemberMenu = useRest()?.MemberMenu;
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
          MemberMenu && <MemberMenu />
        ) : (
          <Button variant="primary" onClick={() => dispatch(signInWanted())}>
            {t('header.logIn')}
          </Button>
        )}
      </Tools>
    </Bar>
  );
}
