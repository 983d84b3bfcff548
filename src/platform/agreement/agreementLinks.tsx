import { Link } from '../../../design';
import { useAcademy } from '../academy/AcademyProvider';
import { withLanguage } from '../language/detectLocale';
import { useLanguage } from '../language/LanguageProvider';

/** The agreements' names as links that open in a new tab, for `rich` phrases. Names are isolated: any script. */
export function useAgreementLinks() {
  const { locale } = useLanguage();
  const { serviceName, privacyName } = useAcademy();
  const link = (path: string, name: string) => (
    <Link href={withLanguage(path, locale)} newTab>
      <bdi>{name}</bdi>
    </Link>
  );
  return { serviceName: link('/service', serviceName), privacyName: link('/privacy', privacyName) };
}
