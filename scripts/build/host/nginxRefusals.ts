import { REFUSAL_TYPE, refusals } from '#scripts/serve/hostRules.ts';
import { quoted } from './nginxText';

interface Refusal {
  /** The status that is answered. */
  status: keyof typeof refusals;
  /** nginx's own status, if it differs. */
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
 * Without a path, nginx cannot use a named location. With a path it uses one, because that keeps
 * path and method for the log and the headers.
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
 * Answers nginx's own refusals in plain text. Otherwise it would send its own page, or use the
 * media type of the requested file. Answers of the services stay unchanged.
 */
export const refusalLocations = REFUSALS.map(refusal).join('\n\n');
