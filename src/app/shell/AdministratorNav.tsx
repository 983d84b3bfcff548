import { useSelector } from 'react-redux';
import { useLocation } from 'wouter';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { usePageAddress } from '#shared/page/usePageAddress.ts';
import { selectProfile } from '#shared/session/sessionSlice.ts';
import { NavList } from './styled';

const PAGES = [
  { path: '/assign', title: 'assign.title' },
  { path: '/assignments', title: 'assignments.title' },
] as const;

/** The pages of administrators; where there is no space, the member's menu has them alone. */
export function AdministratorNav() {
  const { t } = useLanguage();
  const pageAddress = usePageAddress();
  const [current] = useLocation();
  const { administrator } = useSelector(selectProfile);
  if (administrator !== true) return null;
  return (
    <nav aria-label={t('assignments.nav')}>
      <NavList>
        {PAGES.map(({ path, title }) => (
          <li key={path}>
            <a href={pageAddress(path)} aria-current={path === current ? 'page' : undefined}>
              {t(title)}
            </a>
          </li>
        ))}
      </NavList>
    </nav>
  );
}
