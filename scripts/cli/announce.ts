import type { Upstream } from '#mock/state/controlTypes.ts';

const WIDTH = 18;

/** Prints names and texts in two columns. A line without a name continues the previous one. */
export function announce(lines: readonly (readonly [name: string, text: string])[]): void {
  process.stdout.write(
    `\n${lines.map(([name, text]) => `  ${name.padEnd(WIDTH)} ${text}`.trimEnd()).join('\n')}\n\n`,
  );
}

/** The addresses of the app. */
export function appLines(origin: string): [string, string][] {
  return [
    ['App', `${origin}/`],
    ['Log in at once', `${origin}/login/index`],
    ['In English', `${origin}/login/index?sxz-lang=en_US`],
    ['In Arabic', `${origin}/login/index?sxz-lang=ar_SA`],
  ];
}

/**
 * How to use the mock behind an origin.
 * @param page the target of the link that sets an outcome; a mock without pages shows its desk
 */
export function mockLines(origin: string, page = '/login/index'): [string, string][] {
  return [
    ['Mock desk', `${origin}/__mock/`],
    [
      'To get a code',
      'send one to any number or address; read it in this terminal, on the mock desk',
    ],
    ['', `or at ${origin}/__mock/messages?to=13800000000`],
    [
      'To see a failure',
      'in this order: header x-mock-scenario: operation=name; the same as a cookie, set by a link',
    ],
    ['', `such as ${origin}/__mock/scenario?set=requestToken=pending&to=${page}`],
    ['', 'then fault rules; outcomes on the desk; test numbers and addresses; academies.'],
    ['Contract, outcomes', `${origin}/__mock/docs`],
  ];
}

/** The real service that answers for the mock, if any. */
export function upstreamLines(upstream: Upstream | undefined): [string, string][] {
  if (!upstream) return [];
  const { url, operations } = upstream;
  return [['Upstream', `${url} answers ${operations?.join(', ') ?? 'every operation'}`]];
}

/** The mock's addresses for a phone, if it is open to the local network. */
export function lanLines(addresses: readonly string[]): [string, string][] {
  return addresses.map((address, index) => [
    index === 0 ? 'Local network' : '',
    `${address}/__mock/`,
  ]);
}
