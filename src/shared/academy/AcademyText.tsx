import { styled } from 'styled-components';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { useAcademy } from './AcademyProvider';

/** Text with the space of as many lines as a longer version needs. */
const Lines = styled.span`
  display: grid;
  /* A headline keeps its distance to the text below it. */
  h1 > & {
    align-items: end;
  }
  &::after {
    content: attr(data-longer);
    visibility: hidden;
  }
  > *,
  &::after {
    grid-area: 1 / 1;
    min-inline-size: 0;
  }
`;

interface AcademyTextProps {
  phrase: 'home.headline' | 'join.lead' | 'assign.lead' | 'assignments.lead';
}

/**
 * A text with the academy's name, in the name's own direction. Until it arrives, the text has the
 * platform's name, and the space that it needs with a name twice as long: nothing moves then.
 */
export function AcademyText({ phrase }: AcademyTextProps) {
  const { t, rich } = useLanguage();
  const { tenantName } = useAcademy();
  const platform = t('common.platformName');
  return (
    <Lines data-longer={t(phrase, { tenantName: `${platform} ${platform}` })}>
      <span>{rich(phrase, { tenantName: <bdi>{tenantName}</bdi> })}</span>
    </Lines>
  );
}
