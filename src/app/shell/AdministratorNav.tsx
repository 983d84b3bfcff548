import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { oneColumn, token } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { usePageAddress } from '#shared/page/usePageAddress.ts';

const PATH = '/assignments';

const Nav = styled.nav`
  margin-inline-start: ${token('space.4')};
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

/** The way to the assignments; where there is no space, the member's menu has it alone. */
export function AdministratorNav() {
  const { t } = useLanguage();
  const pageAddress = usePageAddress();
  const [current] = useLocation();
  return (
    <Nav aria-label={t('assignments.nav')}>
      <a href={pageAddress(PATH)} aria-current={current === PATH ? 'page' : undefined}>
        {t('assignments.title')}
      </a>
    </Nav>
  );
}
