import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../design';
import { selectOpen } from '../features/sign-in/signInSlice';
import { useLanguage } from '../platform/language/LanguageProvider';
import { LanguageSelect } from '../platform/language/LanguageSelect';
import { selectSignedIn, signInWanted } from '../platform/session/sessionSlice';
import { MemberMenu } from './MemberMenu';
import { LanguageSlot, Tools } from './styled';

/** What the header offers: the language, and signing in or who is signed in (D1). */
export function HeaderTools() {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const signedIn = useSelector(selectSignedIn);
  const dialogOpen = useSelector(selectOpen);
  return (
    <Tools>
      {/* The open dialog has its own; this one would be out of reach, and a second one by name. */}
      {dialogOpen ? null : <LanguageSlot><LanguageSelect /></LanguageSlot>}
      {signedIn ? (
        <MemberMenu />
      ) : (
        <Button variant="primary" onClick={() => dispatch(signInWanted())}>
          {t('header.logIn')}
        </Button>
      )}
    </Tools>
  );
}
