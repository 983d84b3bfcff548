import { useSelector } from 'react-redux';
import { Link } from '#design';
import { useAcademy } from '#shared/academy/AcademyProvider.tsx';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { forAnonymous } from '#shared/page/forAnonymous.ts';
import { usePageAddress } from '#shared/page/usePageAddress.ts';
import { selectSignedIn } from '#shared/session/sessionSlice.ts';
import { Footer, FooterLinks } from './styled';

/** Links to the agreements and, before signing in, to help with the code. */
export function HomeFooter() {
  const { t } = useLanguage();
  const pageAddress = usePageAddress();
  const { serviceName, privacyName } = useAcademy();
  const signedIn = useSelector(selectSignedIn);
  return (
    <Footer>
      <FooterLinks>
        <li>
          <Link href={pageAddress('/service')}>{serviceName}</Link>
        </li>
        <li>
          <Link href={pageAddress('/privacy')}>{privacyName}</Link>
        </li>
        {signedIn ? null : (
          <li {...forAnonymous}>
            <Link href={pageAddress('/commonUsage/failReceiveVerificationCode.htm?type=phone')}>
              {t('signIn.codeNotReceived')}
            </Link>
          </li>
        )}
      </FooterLinks>
    </Footer>
  );
}
