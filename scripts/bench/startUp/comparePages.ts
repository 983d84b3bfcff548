import type { Browser } from '@playwright/test';
import { prerenderedPages, SIGN_IN_PATH } from '#app/first-paint/prerenderedPages.ts';
import type { Targets } from '../targets';
import { visit } from './visit';
import type { Network } from './visit';
import { visitInTurn } from './visitInTurn';

const BY_HAND = 'by hand, our headers';
const write = (text: string): void => void process.stdout.write(`${text}\n`);

/** Every page in English by its address, and the page by hand. */
const addressesOf = (ours: string, byHand: string): ReadonlyMap<string, string> =>
  new Map([
    [BY_HAND, byHand],
    ...prerenderedPages.map(({ path = '/unknown', parameter }): [string, string] => {
      const address = parameter === undefined ? path : `${path}?${parameter.join('=')}`;
      return [address, `${ours}${address}${address.includes('?') ? '&' : '?'}sxz-lang=en_US`];
    }),
  ]);

/**
 * Visits every page in turn. Prints its first and its largest contentful paint, with ratios to the
 * sign-in page and to the page by hand, and its layout shift.
 * @param byHand the address of the page by hand that comes with our headers
 */
export async function comparePages(
  browser: Browser,
  { ours, byHand }: { ours: string; byHand: string },
  network: Network,
  { rounds, slower }: { rounds: number; slower: number },
  targets: Targets,
): Promise<void> {
  const pages = addressesOf(ours, byHand);
  const of = await visitInTurn(
    rounds,
    new Map(
      [...pages].map(([name, url]) => [name, () => visit(browser, url, network, slower, {})]),
    ),
  );
  const cells = (name: string, figure: 'paint' | 'largest'): string =>
    [
      `${of(name, figure).toFixed(0)} ms`.padStart(9),
      ...[SIGN_IN_PATH, BY_HAND].map((base) =>
        `${(of(name, figure) / of(base, figure)).toFixed(2)}×`.padStart(8),
      ),
    ].join('');
  const width = Math.max(...[...pages.keys()].map((name) => name.length));
  write(`\n  ${network.name}; ratios to ${SIGN_IN_PATH} and to the page by hand`);
  write(
    `  ${''.padEnd(width)}${'first contentful paint'.padStart(25)}${'largest contentful paint'.padStart(25)}   shift`,
  );
  for (const name of pages.keys())
    write(
      `  ${name.padEnd(width)}${cells(name, 'paint')}${cells(name, 'largest')}${of(name, 'shift').toFixed(3).padStart(8)}`,
    );
  const ratio = (figure: 'paint' | 'largest') => (name: string) =>
    of(name, figure) / of(SIGN_IN_PATH, figure);
  const own = [...pages.keys()].filter((name) => name !== BY_HAND);
  const others = own.filter((name) => name !== SIGN_IN_PATH);
  const textPages = others.filter((name) => name === '/' || name.startsWith('/commonUsage'));
  const worst = (names: readonly string[], figure: (name: string) => number): number =>
    Math.max(...names.map(figure));
  const where = (text: string): string => `${network.name}: ${text}`;
  targets.atMost(
    where(`first paint of the slowest page, to ${SIGN_IN_PATH}`),
    worst(others, ratio('paint')),
    1.1,
    '×',
  );
  targets.atMost(
    where(`largest paint of home and help, to ${SIGN_IN_PATH}`),
    worst(textPages, ratio('largest')),
    1.15,
    '×',
  );
  targets.atMost(
    where('first paint of the sign-in page, to the page by hand'),
    of(SIGN_IN_PATH, 'paint') / of(BY_HAND, 'paint'),
    1.25,
    '×',
  );
  targets.atMost(
    where('layout shift of the worst page, in thousandths'),
    1000 * worst(own, (name) => of(name, 'shift')),
    20,
    '',
  );
}
