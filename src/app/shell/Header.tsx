import { useAppParts } from '#app/first-paint/appPartsContext.ts';
import { Bar } from './styled';

/** The header bar. Its content loads later: behind the first dialog it is inert. */
export function Header() {
  const parts = useAppParts();
  return <Bar>{parts ? <parts.HeaderContent /> : null}</Bar>;
}
