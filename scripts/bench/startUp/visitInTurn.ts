import { median } from '../median';
import type { Visit } from './visit';

/**
 * Makes visits in turn, so that other load of this machine affects all equally.
 * @param visits by name, each a function that makes one
 * @returns the median of a figure of the visits of a name
 */
export async function visitInTurn(
  rounds: number,
  visits: ReadonlyMap<string, () => Promise<Visit>>,
): Promise<(name: string, figure: keyof Visit) => number> {
  const made = new Map<string, Visit[]>([...visits.keys()].map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, visit] of visits) made.get(name)?.push(await visit());
  }
  return (name, figure) => median((made.get(name) ?? []).map((each) => each[figure]));
}
