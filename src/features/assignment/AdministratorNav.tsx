import { useSelector } from 'react-redux';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { usePageAddress } from '#shared/page/usePageAddress.ts';
import { selectProfile } from '#shared/session/sessionSlice.ts';
import { NavList, NavSpace } from './styled';

const PAGES = [
  { path: '/assign', title: 'assign.title' },
  { path: '/assignments', title: 'assignments.title' },
] as const;

export function AdministratorNav({ current }: { current: (typeof PAGES)[number]['path'] }) {
  const { t } = useLanguage();
  const pageAddress = usePageAddress();
  const { administrator } = useSelector(selectProfile);
  if (administrator !== true) return <NavSpace />;
  return (
    <NavSpace as="nav" aria-label={t('assignments.nav')}>
      <NavList>
        {PAGES.map(({ path, title }) => (
          <li key={path}>
            <a href={pageAddress(path)} aria-current={path === current ? 'page' : undefined}>
              {t(title)}
            </a>
          </li>
        ))}
      </NavList>
    </NavSpace>
  );
}
