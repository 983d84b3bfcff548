import type { MouseEvent } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from '#design';
import { opensElsewhere } from '#lib/url/opensElsewhere.ts';
import { useAcademy } from '#shared/academy/AcademyProvider.tsx';
import { withLanguage } from '#shared/i18n/detectLocale.ts';
import { languageRequested } from '#shared/i18n/languageSlice.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { localeNames } from '#shared/i18n/localeNames.ts';
import { languageTag, localeIds } from '#shared/i18n/locales.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { forAnonymous } from '#shared/page/forAnonymous.ts';
import { usePageAddress } from '#shared/page/usePageAddress.ts';
import { Footer, FooterLinks } from './styled';

export function HomeFooter() {
  const { t, locale } = useLanguage();
  const dispatch = useDispatch();
  const pageAddress = usePageAddress();
  const { serviceName, privacyName } = useAcademy();
  const switchTo = (id: Locale) => (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    dispatch(languageRequested(id));
  };
  return (
    <Footer {...forAnonymous}>
      <FooterLinks>
        <li>
          <Link href={pageAddress('/service')}>{serviceName}</Link>
        </li>
        <li>
          <Link href={pageAddress('/privacy')}>{privacyName}</Link>
        </li>
        <li>
          <Link href={pageAddress('/commonUsage/failReceiveVerificationCode.htm?type=phone')}>
            {t('signIn.codeNotReceived')}
          </Link>
        </li>
      </FooterLinks>
      <nav aria-label={t('header.language')}>
        <FooterLinks>
          {localeIds.map((id) => (
            <li key={id}>
              <Link
                href={withLanguage(pageAddress('/'), id)}
                lang={languageTag(id)}
                hrefLang={languageTag(id)}
                aria-current={id === locale ? 'true' : undefined}
                onClick={switchTo(id)}
              >
                {localeNames[id]}
              </Link>
            </li>
          ))}
        </FooterLinks>
      </nav>
    </Footer>
  );
}
