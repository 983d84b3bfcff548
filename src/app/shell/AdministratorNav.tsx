import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { oneColumn, token } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { usePageAddress } from '#shared/page/usePageAddress.ts';

const PAGES = [
  { path: '/assign', title: 'assign.title' },
  { path: '/assignments', title: 'assignments.title' },
] as const;

const NavList = styled.ul`
  display: flex;
  gap: ${token('space.1')};
  margin-inline-start: ${token('space.4')};
  padding: 0;
  list-style: none;
  white-space: nowrap;
  a {
    display: block;
    padding: ${token('space.2')} ${token('space.3')};
    border-radius: ${token('radius.control')};
    color: ${token('color.text.secondary')};
    font-size: ${token('type.size.label')};
    font-weight: ${token('type.weight.medium')};
    text-decoration: none;
  }
  a:hover {
    background: ${token('color.surface.hover')};
    color: ${token('color.text.primary')};
  }
  a[aria-current] {
    background: ${token('color.accent.surface')};
    color: ${token('color.accent.text')};
  }
  @media (forced-colors: active) {
    a[aria-current] {
      text-decoration: underline;
    }
  }
  @media ${oneColumn} {
    display: none;
  }
`;

/** The pages of administrators; where there is no space, the member's menu has them alone. */
export function AdministratorNav() {
  const { t } = useLanguage();
  const pageAddress = usePageAddress();
  const [current] = useLocation();
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
