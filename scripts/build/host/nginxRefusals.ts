import { REFUSAL_TYPE, refusals } from '#scripts/serve/hostRules.ts';
import { quoted } from './nginxText';

interface Refusal {
  /** What is answered. */
  status: keyof typeof refusals;
  /** What nginx calls it, where that is something else. */
  from?: string;
  /** Whether nginx refuses before it knows the path. */
  isUnread?: boolean;
}

const REFUSALS: readonly Refusal[] = [
  // 494: a header that is too long.
  { status: 400, from: '400 494', isUnread: true },
  { status: 414, isUnread: true },
  { status: 404, from: '403 404' },
  { status: 405 },
  { status: 413 },
  { status: 502 },
  { status: 504 },
];

/**
 * Without a path nothing leads to a named location. With one, a named location it is: it leaves path and method to the
 * log and the headers.
 */
function refusal({ status, from = String(status), isUnread = false }: Refusal): string {
  const name = isUnread ? `/.refused/${status}` : `@refused_${status}`;
  return `  error_page ${from} =${status} ${name};
  location ${isUnread ? '= ' : ''}${name} {
${isUnread ? '    internal;\n' : ''}    types { }
    default_type ${quoted(REFUSAL_TYPE)};
    return ${status} "${refusals[status]}\\n";
  }`;
}

/**
 * What nginx refuses itself, in plain words: it would answer with a page of its own, or call the refusal by the type of
 * the name that was asked for. What the services answer stays as it is.
 */
export const refusalLocations = REFUSALS.map(refusal).join('\n\n');
