import { Link } from '#design';
import { useAcademy } from '#shared/academy/AcademyProvider.tsx';
import { usePageAddress } from '#shared/page/usePageAddress.ts';

/**
 * The agreements' names as links that open in a new tab, for `rich` phrases. The names are
 * isolated, because they may be in any script.
 */
export function useAgreementLinks() {
  const pageAddress = usePageAddress();
  const { serviceName, privacyName } = useAcademy();
  const link = (path: string, name: string) => (
    <Link href={pageAddress(path)} newTab>
      <bdi>{name}</bdi>
    </Link>
  );
  return { serviceName: link('/service', serviceName), privacyName: link('/privacy', privacyName) };
}
