import type { components } from '#shared/api/contract/types.generated.ts';
import { foldText } from '#lib/text/foldedText.ts';
import { directoryOf } from '#mock/state/directory/directory.ts';
import type { MemberText } from '#mock/state/directory/memberBase.ts';
import { limits } from '#mock/services/limits.ts';
import { entriesOf } from './entries';
import type { Entry, EntryKind, SelectorContext } from './entries';
import { memberLabel } from './items';
import type { SelectorField, SelectorKind } from './kinds';
import { kinds } from './kinds';

type Schemas = components['schemas'];
type Result = Schemas['BatchResult'];
type Label = Schemas['SelectorLabel'];

/** An item that a token matches. */
interface Candidate {
  label(): Label;
  eligibility: 'free' | 'disabled' | 'outOfScope';
}

function entryLabel({ id, texts, detail, ancestorIds }: Entry): Label {
  return {
    id,
    label: texts.name ?? '',
    detail,
    state: 'active',
    ...(ancestorIds === undefined ? {} : { ancestorIds }),
  };
}

/**
 * If several items match a token, only those that can be chosen count. If none can be chosen, the
 * result contains the reason.
 */
function resultOf(token: string, candidates: readonly Candidate[]): Result {
  const eligibility = (['free', 'disabled', 'outOfScope'] as const).find((each) =>
    candidates.some((candidate) => candidate.eligibility === each),
  );
  const telling = candidates.filter((candidate) => candidate.eligibility === eligibility);
  const status =
    eligibility === 'free'
      ? telling.length === 1
        ? 'matched'
        : 'ambiguous'
      : (eligibility ?? 'notFound');
  return {
    token,
    status,
    items: telling.slice(0, limits.batchItems).map(({ label }) => label()),
    found: telling.length,
  };
}

function membersByText(
  context: SelectorContext,
  texts: ReadonlySet<string>,
  field: SelectorField,
): Map<string, Candidate[]> {
  const directory = directoryOf(context.namespace, context.tenant);
  const { people } = directory;
  const rows = new Map<string, Set<number>>();
  people.findEqual(texts, field === 'all' ? undefined : (field as MemberText), (text, row) => {
    if (!people.isRemoved(row)) rows.set(text, (rows.get(text) ?? new Set()).add(row));
  });
  const candidate = (row: number): Candidate => ({
    label: () => memberLabel(directory, row),
    eligibility: people.isEligible(row)
      ? 'free'
      : people.isReached(row)
        ? 'disabled'
        : 'outOfScope',
  });
  return new Map(
    [...rows].map(([text, numbers]) => [
      text,
      [...numbers].sort((one, other) => one - other).map(candidate),
    ]),
  );
}

function entriesByText(
  kind: EntryKind,
  context: SelectorContext,
  texts: ReadonlySet<string>,
  field: SelectorField,
): Map<string, Candidate[]> {
  const columns = field === 'all' ? kinds[kind].columns : [field];
  const candidates = new Map<string, Candidate[]>();
  for (const entry of entriesOf(kind, context)) {
    for (const text of new Set(columns.map((column) => foldText(entry.texts[column] ?? '')))) {
      if (texts.has(text))
        candidates.set(text, [
          ...(candidates.get(text) ?? []),
          { label: () => entryLabel(entry), eligibility: entry.isReached ? 'free' : 'outOfScope' },
        ]);
    }
  }
  return candidates;
}

/**
 * @throws {RangeError} for more tokens than the contract allows, which only arrive without
 * enforcement
 */
function requireAtMost(limit: number, texts: readonly string[]): void {
  if (texts.length > limit) throw new RangeError(`${texts.length} are more than ${limit} at once`);
}

/**
 * Whether tokens can be looked up in this column. A member's department matches many members, so it
 * cannot.
 */
export function canLookUp(kind: SelectorKind, field: SelectorField): boolean {
  return field === 'all' || (field !== 'department' && kinds[kind].columns.includes(field));
}

/**
 * Looks tokens up by whole texts, ignoring case and width.
 * @param field that `canLookUp` allows
 * @returns one result for each token, in their order
 * @throws {RangeError} for more than 500 tokens
 */
export function lookUp(
  kind: SelectorKind,
  context: SelectorContext,
  tokens: readonly string[],
  field: SelectorField,
): Result[] {
  requireAtMost(limits.batchTokens, tokens);
  const texts = new Set(tokens.map(foldText).filter((text) => text !== ''));
  const candidates =
    kind === 'members'
      ? membersByText(context, texts, field)
      : entriesByText(kind, context, texts, field);
  return tokens.map((token) => resultOf(token, candidates.get(foldText(token)) ?? []));
}

/** The label of each id of a kind; undefined for an id that does not exist. */
function labelsOf(kind: SelectorKind, context: SelectorContext): (id: string) => Label | undefined {
  if (kind === 'members') {
    const directory = directoryOf(context.namespace, context.tenant);
    return (id) => {
      const row = directory.people.rowOf(id);
      return row === undefined ? undefined : memberLabel(directory, row);
    };
  }
  const entries = new Map(entriesOf(kind, context).map((entry) => [entry.id, entry]));
  return (id) => {
    const entry = entries.get(id);
    return entry && entryLabel(entry);
  };
}

/**
 * Resolves ids to labels.
 * @returns labels in the order of the ids, and the ids that no longer exist
 * @throws {RangeError} for more than 200 ids
 */
export function resolveIds(
  kind: SelectorKind,
  context: SelectorContext,
  ids: readonly string[],
): { items: Label[]; missing: string[] } {
  requireAtMost(limits.resolvedIds, ids);
  const labelOf = labelsOf(kind, context);
  const labels = ids.map((id) => [id, labelOf(id)] as const);
  return {
    items: labels.flatMap(([, label]) => label ?? []),
    missing: labels.flatMap(([id, label]) => (label ? [] : [id])),
  };
}
