import { makeCaller, quantile } from '#scripts/bench/caller.ts';
import { startMockChild } from '#scripts/bench/mockChild.ts';
import { expectOk, searchMembers, sendSms, signIn, usualCalls } from '#scripts/bench/mockCalls.ts';
import type { Call, Timed } from '#scripts/bench/caller.ts';
import { announce } from '#scripts/cli/announce.ts';
import type { Command } from '#scripts/cli/runCommand.ts';
import { onStop } from '#scripts/cli/shutdown.ts';

const ROUNDS = 200;
const SEARCHES = 30;
const MANY = 100_000;
const AT_ONCE = 8;

type Ask = (call: Call) => Promise<Timed>;
type Line = [name: string, text: string];

const ms = (milliseconds: number): string =>
  `${milliseconds.toFixed(milliseconds < 10 ? 2 : 0)} ms`;
const mb = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MB`;

async function timesOf(
  ask: Ask,
  count: number,
  callOf: (round: number) => Call,
): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < count; round += 1)
    times.push(expectOk(await ask(callOf(round))).milliseconds);
  return times;
}

async function answers(ask: Ask, bearer: Record<string, string>): Promise<Line[]> {
  const all: number[] = [];
  const lines: Line[] = [];
  const measure = async (name: string, callOf: (round: number) => Call): Promise<void> => {
    const times = await timesOf(ask, ROUNDS, callOf);
    all.push(...times);
    lines.push([
      '',
      `${name.padEnd(19)} median ${ms(quantile(times, 0.5))}, 95 % below ${ms(quantile(times, 0.95))}`,
    ]);
  };
  for (const [name, call] of Object.entries(usualCalls(bearer))) await measure(name, () => call);
  await measure('sendSmsCode', (round) => sendSms(`139${String(10_000_000 + round)}`));
  return [
    ['Answers', `median ${ms(quantile(all, 0.5))} of ${all.length} calls, one after the other`],
    ...lines,
  ];
}

async function members(ask: Ask, bearer: Record<string, string>): Promise<Line[]> {
  const [first = NaN] = await timesOf(ask, 1, () => searchMembers(bearer, {}));
  const keywords = ['李', 'an', '张伟', 'Müller', '1000'];
  const searched = await timesOf(ask, SEARCHES, (round) =>
    searchMembers(bearer, { keyword: keywords[round % keywords.length] ?? '' }),
  );
  const paged = await timesOf(ask, SEARCHES, (round) =>
    searchMembers(bearer, { pageNo: 1 + round * 150 }),
  );
  const { data } = JSON.parse((await ask(searchMembers(bearer, {}))).text) as {
    data: { total: number };
  };
  return [
    [
      `${data.total} members`,
      `searched in ${ms(quantile(searched, 0.5))} (worst ${ms(Math.max(...searched))}), paged in ${ms(quantile(paged, 0.5))} (worst ${ms(Math.max(...paged))})`,
    ],
    ['', `the first page of all, made then: ${ms(first)}`],
  ];
}

async function memory(
  ask: Ask,
  bearer: Record<string, string>,
  measure: () => Promise<{ heapUsed: number; rss: number }>,
): Promise<Line[]> {
  const calls = Object.entries(usualCalls(bearer))
    .filter(([name]) => name !== 'getSliderChallenge')
    .map(([, call]) => call);
  const lines: Line[] = [];
  let asked = 0;
  const askUntil = async (goal: number): Promise<void> => {
    while (asked < goal) {
      const call = calls[asked % calls.length];
      asked += 1;
      if (call) expectOk(await ask(call));
    }
  };
  const start = performance.now();
  for (const goal of [MANY / 10, MANY / 2, MANY]) {
    await Promise.all(Array.from({ length: AT_ONCE }, () => askUntil(goal)));
    const { heapUsed, rss } = await measure();
    lines.push([
      lines.length === 0 ? 'Memory' : '',
      `after ${goal} calls: heap ${mb(heapUsed)}, process ${mb(rss)}`,
    ]);
  }
  return [
    ...lines,
    [
      '',
      `${Math.round(MANY / ((performance.now() - start) / 1000))} calls a second, ${AT_ONCE} at once`,
    ],
  ];
}

/**
 * `npm run bench:mock`: how fast the mock starts and answers, and whether its memory stays flat.
 * Prints figures and has no targets.
 */
export const command: Command = {
  isServer: false,
  async run() {
    const start = performance.now();
    const child = await startMockChild();
    onStop(() => child.stop());
    const ask = makeCaller(child.url);
    expectOk(await ask({ path: '/__mock/about' }));
    const started = performance.now() - start;
    const bearer = await signIn(ask);
    announce([
      ['Start-up', `${ms(started)} from a new process to the first answer`],
      ...(await answers(ask, bearer)),
      ...(await members(ask, bearer)),
      ...(await memory(ask, bearer, () => child.memory())),
    ]);
    return true;
  },
};
