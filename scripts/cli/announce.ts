const WIDTH = 18;

/** Prints lines of a name and what it is, in two columns; a line without a name goes on with the last one. */
export function announce(lines: readonly (readonly [name: string, text: string])[]): void {
  process.stdout.write(
    `\n${lines.map(([name, text]) => `  ${name.padEnd(WIDTH)} ${text}`.trimEnd()).join('\n')}\n\n`,
  );
}

/** Where the app is, in three ways to look at it. */
export function appLines(origin: string): [string, string][] {
  return [
    ['App', `${origin}/`],
    ['Log in at once', `${origin}/login/index`],
    ['In English', `${origin}/login/index?sxz-lang=en_US`],
    ['In Arabic', `${origin}/login/index?sxz-lang=ar_SA`],
  ];
}

/**
 * How to work the mock behind an origin.
 * @param page where the link that sets an outcome leads; a mock without pages shows its desk
 */
export function mockLines(origin: string, page = '/login/index'): [string, string][] {
  return [
    ['Mock desk', `${origin}/__mock/`],
    [
      'To get a code',
      'send one to any number or address: it stands in this terminal, at the mock desk',
    ],
    ['', `and at ${origin}/__mock/messages?to=13800000000`],
    [
      'To see a failure',
      'in this order: header x-mock-scenario: operation=name; the same as cookie by a link',
    ],
    ['', `such as ${origin}/__mock/scenario?set=requestToken=pending&to=${page}`],
    ['', 'then fault rules; outcomes at the desk; magic numbers and addresses; academies.'],
    ['', 'mock-server/OUTCOMES.md lists them all'],
    ['Contract', `${origin}/__mock/docs`],
  ];
}

/** Where a phone finds the mock, when it is open to the local network. */
export function lanLines(addresses: readonly string[]): [string, string][] {
  return addresses.map((address, index) => [
    index === 0 ? 'Local network' : '',
    `${address}/__mock/`,
  ]);
}
