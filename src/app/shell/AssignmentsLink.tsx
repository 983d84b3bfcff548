import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { oneColumn, token } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { usePageAddress } from '#shared/page/usePageAddress.ts';

const PATH = '/assignments';

const PageLink = styled.a`
  margin-inline-start: ${token('space.4')};
  padding: ${token('space.2')} ${token('space.3')};
  border-radius: ${token('radius.control')};
  color: ${token('color.text.secondary')};
  font-size: ${token('type.size.label')};
  font-weight: ${token('type.weight.medium')};
  text-decoration: none;
  white-space: nowrap;
  &:hover {
    background: ${token('color.surface.hover')};
    color: ${token('color.text.primary')};
  }
  &[aria-current] {
    background: ${token('color.accent.surface')};
    color: ${token('color.accent.text')};
  }
  @media (forced-colors: active) {
    &[aria-current] {
      text-decoration: underline;
    }
  }
  @media ${oneColumn} {
    display: none;
  }
`;

/** The way to the assignments; where there is no space, the member's menu has it alone. */
export function AssignmentsLink() {
  const { t } = useLanguage();
  const pageAddress = usePageAddress();
  const [current] = useLocation();
  return (
    <PageLink href={pageAddress(PATH)} aria-current={current === PATH ? 'page' : undefined}>
      {t('assignments.title')}
    </PageLink>
  );
}
