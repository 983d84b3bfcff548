import type { Browser } from '@playwright/test';
import { ACCESS_TOKEN_KEY } from '#shared/storage/keys.ts';
import type { Targets } from '../targets';
import { ANSWER, GET_CODE, PHONE } from './compare';
import { visit } from './visit';
import type { EarlierVisit, Network } from './visit';
import { visitInTurn } from './visitInTurn';
import type { Watch } from './watchStart';

/** What only a signed-in user's home page shows. */
const GREETING = 'button[aria-haspopup="menu"]';

/**
 * Visits pages with a warm cache, in turn: the sign-in page, the home page of an anonymous user, and
 * the same after signing in.
 * @param ours origin of the preview
 * @param token of a signed-in user
 */
export async function compareWarm(
  browser: Browser,
  { ours, token }: { ours: string; token: string },
  network: Network,
  { rounds, slower }: { rounds: number; slower: number },
  targets: Targets,
): Promise<void> {
  const language = '?sxz-lang=en_US';
  const subjects: readonly [name: string, path: string, watch: Watch, earlier: EarlierVisit][] = [
    ['sign-in', '/login/index', { field: PHONE, press: GET_CODE, answer: ANSWER }, {}],
    ['home', '/', {}, {}],
    [
      'signed in',
      '/',
      { answer: GREETING, repeats: true },
      {
        leaves: `localStorage.setItem(${JSON.stringify(ACCESS_TOKEN_KEY)}, ${JSON.stringify(token)})`,
      },
    ],
  ];
  const of = await visitInTurn(
    rounds,
    new Map(
      subjects.map(([name, path, watch, earlier]) => [
        name,
        () => visit(browser, ours + path + language, network, slower, watch, earlier),
      ]),
    ),
  );
  const where = `${network.name}, warm cache`;
  const [usable, answered] = [of('sign-in', 'usable'), of('sign-in', 'answered')];
  targets.atMost(`${where}: the form answers, to its field usable`, answered / usable, 1.3, '×');
  targets.report(
    '',
    `answers after ${answered.toFixed(0)} ms, usable after ${usable.toFixed(0)} ms`,
  );
  const [home, signedIn] = [of('home', 'paint'), of('signed in', 'paint')];
  const [menu, largest] = [of('signed in', 'answered'), of('signed in', 'largest')];
  targets.atMost(
    `${where}: content of home after signing in, to before`,
    signedIn / home,
    1.2,
    '×',
  );
  targets.atMost(`${where}: the account's menu, to content before`, menu / home, 1.2, '×');
  targets.report(
    '',
    `content after ${signedIn.toFixed(0)} ms, menu after ${menu.toFixed(0)} ms, greeting after ${largest.toFixed(0)} ms; content before ${home.toFixed(0)} ms`,
  );
}
