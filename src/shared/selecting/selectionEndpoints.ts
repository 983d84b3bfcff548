import { array, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { api } from '#shared/api/client/api.ts';
import type { BodyOf, ContractSchema } from '#shared/api/contract/contractTypes.ts';
import { looseText } from '#lib/text/looseText.ts';
import type { Selection } from '#lib/selection/selection.ts';

/** The rest of the answer is not read: the deployment says how many may be chosen one by one (D3, D48). */
const summarySchema = object({
  /** Members and visitors, each once; nobody disabled, departed or out of reach. */
  headCount: number().strict().integer().min(0).required(),
});

type SelectionSummary = InferType<typeof summarySchema>;

const text = () => string().strict().defined();
/** Shown and nothing else, so that one that is no text spoils no other. */
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

export type Resolved = InferType<typeof resolvedSchema>;

/** A selection as the contract takes it: `src/lib` knows fields to search by as plain texts. */
export const contractSelection = (selection: Selection) => selection as ContractSchema<'Selection'>;

const selectionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * POST …/selectors/summary (D32, D48, D49): how many people a selection reaches at this moment. A question, but told
     * as a mutation: a selection may be long, and would be the key of its own answer.
     */
    summariseSelection: build.mutation<SelectionSummary, Selection>({
      query: (selection) => ({
        operation: 'summariseSelection',
        body: { selection: contractSelection(selection) },
      }),
      responseSchema: summarySchema,
    }),
    /** POST …/selectors/resolve (D32): what up to 200 ids are called now. */
    resolveSelector: build.mutation<Resolved, BodyOf<'resolveSelector'>>({
      query: (body) => ({ operation: 'resolveSelector', body }),
      responseSchema: resolvedSchema,
    }),
  }),
});

export const { resolveSelector, summariseSelection } = selectionApi.endpoints;
export const { useResolveSelectorMutation, useSummariseSelectionMutation } = selectionApi;
