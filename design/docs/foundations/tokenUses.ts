import lightTokens from '../../tokens/semantic.light.tokens.json';
import sharedTokens from '../../tokens/semantic.shared.tokens.json';
import { themes } from '../../tokens/themes';
import type { TokenName } from '../../tokens/token';

type Tree = Readonly<Record<string, unknown>> & { $description?: string };

function describedIn(tree: Tree, path: readonly string[]): string | undefined {
  const inner = tree[path[0] ?? ''] as Tree | undefined;
  return inner && (describedIn(inner, path.slice(1)) ?? inner.$description);
}

/** The description of a token, or of its nearest group. */
export function purposeOf(name: string): string {
  const path = name.split('.');
  return describedIn(sharedTokens, path) ?? describedIn(lightTokens, path) ?? '';
}

/** In ascending order of their values, if these are numbers. */
export function tokensWith(...starts: readonly string[]): TokenName[] {
  const names = [...new Set([...themes.shared.keys(), ...themes.light.keys()])] as TokenName[];
  const pixels = (name: TokenName) => {
    const value = themes.shared.get(name) ?? '';
    return Number.parseFloat(value) * (value.endsWith('rem') ? 16 : 1);
  };
  return starts.flatMap((start) => {
    const own = names.filter((name) => name.startsWith(start));
    return own.some((name) => Number.isNaN(pixels(name)))
      ? own
      : own.sort((one, other) => pixels(one) - pixels(other));
  });
}
