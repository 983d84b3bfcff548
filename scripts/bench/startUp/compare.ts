import type { Browser } from '@playwright/test';
import { measuredLocales } from './plainPage';
import type { MeasuredLocale } from './plainPage';
import type { Targets } from '../targets';
import { visit } from './visit';
import type { Network } from './visit';
import { visitInTurn } from './visitInTurn';
import type { Watch } from './watchStart';

export const GET_CODE = 'form button[type="button"]';
/** The field that all pages have. */
export const PHONE = 'input[name="phone"]';
/** What a form shows when its code button is pressed with an empty field. */
export const ANSWER = `${PHONE}[aria-invalid="true"]`;
const PLAIN_FORM = 'plain form';

interface Subject {
  name: string;
  locale: MeasuredLocale;
  url: string;
  watch: Watch;
}

const write = (text: string): void => void process.stdout.write(`${text}\n`);
const ms = (value: number): string => `${value.toFixed(0)} ms`.padStart(8);
const ratio = (value: number, base: number): string => `${(value / base).toFixed(2)}×`.padStart(7);
const kib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`.padStart(10);

/** Where the simple page is served. */
export const plainPath = (locale: MeasuredLocale): string => `/${locale}`;
/** Where it is served with our headers. */
export const guardedPath = (locale: MeasuredLocale): string => `/${locale}/guarded`;

/**
 * The plain form, and for each language the simple page, the same with our headers, and our page.
 */
export function subjectsOf(ours: string, other: string): Subject[] {
  return [
    {
      name: PLAIN_FORM,
      locale: 'en_US',
      url: `${other}/form`,
      watch: { field: PHONE, press: GET_CODE, repeats: true, answer: ANSWER },
    },
    ...measuredLocales.flatMap((locale): Subject[] => [
      {
        name: `${locale} by hand`,
        locale,
        url: other + plainPath(locale),
        watch: { field: PHONE },
      },
      {
        name: `${locale} our headers`,
        locale,
        url: other + guardedPath(locale),
        watch: { field: PHONE },
      },
      {
        name: `${locale} ours`,
        locale,
        url: `${ours}/login/index?sxz-lang=${locale}`,
        watch: { field: PHONE, press: GET_CODE, answer: ANSWER },
      },
    ]),
  ];
}

/**
 * Visits all pages in turn. Prints when the form answers, with ratios to the plain form, and when
 * the field is usable, with ratios to the simple page in the same language.
 * @param slower times slower than this machine
 */
export async function compareStarts(
  browser: Browser,
  all: readonly Subject[],
  network: Network,
  { rounds, slower }: { rounds: number; slower: number },
  targets: Targets,
): Promise<void> {
  const of = await visitInTurn(
    rounds,
    new Map(
      all.map(({ name, url, watch }) => [name, () => visit(browser, url, network, slower, watch)]),
    ),
  );
  const base = (locale: MeasuredLocale) => of(`${locale} by hand`, 'usable');
  const plainAnswer = of(PLAIN_FORM, 'answered');
  write(
    `\n  ${network.name}: ${((network.downloadThroughput * 8) / 1e6).toFixed(2)} Mbit/s down, ${((network.uploadThroughput * 8) / 1e6).toFixed(2)} up, ${network.latency} ms for each request`,
  );
  write(
    `  ${''.padEnd(19)}${['answers', '', 'usable', '', 'paint', 'blocked', 'longest'].map((head) => head.padStart(head === '' ? 7 : 8)).join('')}${'until usable'.padStart(15)}${'in all'.padStart(10)}`,
  );
  for (const { name, locale, watch } of all) {
    const [usable, answered] = [of(name, 'usable'), of(name, 'answered')];
    const answers =
      watch.answer === undefined ? ''.padStart(15) : ms(answered) + ratio(answered, plainAnswer);
    write(
      `  ${name.padEnd(19)}${answers}${ms(usable)}${ratio(usable, base(locale))}${ms(of(name, 'paint'))}${ms(of(name, 'blocking'))}${ms(of(name, 'longest'))}${`${of(name, 'bytesUntilUsable')} B in ${of(name, 'requestsUntilUsable')}`.padStart(15)}${kib(of(name, 'bytes'))}`,
    );
  }
  targets.atMost(
    `${network.name}: the form answers, to the plain form`,
    of('en_US ours', 'answered') / plainAnswer,
    1.15,
    '×',
  );
  for (const locale of measuredLocales) {
    const ours = `${locale} ours`;
    const where = `${network.name}, ${locale}`;
    targets.atMost(`${where}: field usable`, of(ours, 'usable') / base(locale), 1.05, '×');
    const guarded = of(`${locale} our headers`, 'usable');
    targets.report(
      `${where}: by hand with our headers`,
      `usable at ${ratio(guarded, base(locale)).trim()}; to it ours is usable at ${ratio(of(ours, 'usable'), guarded).trim()}`,
    );
    targets.atMost(`${where}: received until usable`, of(ours, 'bytesUntilUsable'), 5120, ' B');
  }
  targets.report(
    `${network.name}: blocked until the form answers`,
    `${of('en_US ours', 'blocking').toFixed(0)} ms; the plain form ${of(PLAIN_FORM, 'blocking').toFixed(0)} ms`,
  );
}
