import { array, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { api } from '#shared/api/client/api.ts';
import type { BodyOf, ContractSchema } from '#shared/api/contract/contractTypes.ts';
import { looseText } from '#lib/text/looseText.ts';
import type { Selection } from '#lib/selection/selection.ts';

/**
 * The rest of the answer is not read: the deployment limits how many may be chosen one by one
 * (D48).
 */
const summarySchema = object({
  /** Members and visitors, each once; without disabled, departed or unreachable people. */
  headCount: number().strict().integer().min(0).required(),
});

type SelectionSummary = InferType<typeof summarySchema>;

const text = () => string().strict().defined();
/** Display text only; one that is not a string must not invalidate the answer. */
const words = () => looseText().default('');

const resolvedSchema = object({
  items: array(
    object({
      id: text(),
      label: words(),
      detail: words(),
      state: text(),
      ancestorIds: array(text()),
    }),
  ).required(),
  /** Ids that no longer exist. */
  missing: array(text()).required(),
});

export type Resolution = InferType<typeof resolvedSchema>;

/** A selection in the contract's type. `src/lib` types the search fields as plain strings. */
export const contractSelection = (selection: Selection) => selection as ContractSchema<'Selection'>;

const selectionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * POST …/selectors/summary (D48, D49): the number of people that a selection currently
     * includes. A query by nature, but declared as a mutation: a selection may be long and would be
     * the cache key.
     */
    summariseSelection: build.mutation<SelectionSummary, Selection>({
      query: (selection) => ({
        operation: 'summariseSelection',
        body: { selection: contractSelection(selection) },
      }),
      responseSchema: summarySchema,
    }),
    /**
     * POST …/selectors/resolve: the current names of up to 200 ids. A query by nature, but declared
     * as a mutation: the caller keeps the names, and calls for other ids run at once.
     */
    resolveSelector: build.mutation<Resolution, BodyOf<'resolveSelector'>>({
      query: (body) => ({ operation: 'resolveSelector', body }),
      responseSchema: resolvedSchema,
    }),
  }),
});

export const { resolveSelector, summariseSelection } = selectionApi.endpoints;
export const { useResolveSelectorMutation, useSummariseSelectionMutation } = selectionApi;
