import { useRest } from '#app/first-paint/appPartsContext.ts';
import { Bar } from './styled';

/** The bar on top. What stands in it comes with the rest: behind the first dialog nobody can reach it. */
export function Header() {
  const rest = useRest();
  return <Bar>{rest ? <rest.HeaderContent /> : null}</Bar>;
}
