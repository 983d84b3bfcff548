const WIDTH = 18;

/** Prints lines of a name and what it is, in two columns; a line without a name goes on with the last one. */
export function announce(lines: readonly (readonly [name: string, text: string])[]): void {
  process.stdout.write(`\n${lines.map(([name, text]) => `  ${name.padEnd(WIDTH)} ${text}`.trimEnd()).join('\n')}\n\n`);
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

/** How to work the mock behind an origin. */
export function mockLines(origin: string): [string, string][] {
  return [
    ['Mock desk', `${origin}/__mock/`],
    ['To get a code', 'send one to any number or address: it stands in this terminal, at the mock desk'],
    ['', `and at ${origin}/__mock/messages?to=13800000000`],
    ['To see a failure', 'mock-server/README.md lists the numbers, addresses and academies that fail on purpose'],
  ];
}
