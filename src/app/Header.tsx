import { useAcademy } from '../platform/academy/AcademyProvider';
import { usePageAddress } from '../platform/page/usePageAddress';
import { useRest } from './restContext';
import { Bar, Brand, Mark } from './styled';

/** The academy's name, and what the header offers as soon as it is there: behind the first dialog nobody can reach it. */
export function Header() {
  const pageAddress = usePageAddress();
  const { tenantName } = useAcademy();
  const rest = useRest();
  return (
    <Bar>
      {rest ? <rest.SkipToContent /> : null}
      <Brand href={pageAddress('/')}>
        <Mark aria-hidden="true" />
        <bdi>{tenantName}</bdi>
      </Brand>
      {rest ? <rest.HeaderTools /> : null}
    </Bar>
  );
}
