import { array, mixed, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { api } from '#shared/api/client/api.ts';
import { looseText } from '#lib/text/looseText.ts';
import type { OfSession } from '#shared/session/useSession.ts';
import type { BodyOf } from '#shared/api/contract/contractTypes.ts';

/**
 * Only the fields that are used: a successful assignment must not count as uncertain because
 * another field is missing.
 */
const createdSchema = object({
  headCount: number().strict().integer().min(0).required(),
});

/** A created assignment: who took part at that moment. */
type CreatedAssignment = InferType<typeof createdSchema>;

/** Only the id is needed; what else is missing or of a wrong type leaves its cell empty. */
const listedSchema = object({
  id: string().strict().required(),
  content: looseText(),
  visibility: looseText(),
  certificate: mixed<boolean>().transform((value) => value === true),
  headCount: number().strict().integer().min(0).required(),
  createdAt: looseText(),
});

const pageSchema = object({
  list: array(listedSchema.required()).required(),
  total: number().strict().integer().min(0).required(),
}).required();

export type ListedAssignment = InferType<typeof listedSchema>;

const assignmentApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** POST …/assignments. Each uses one of the academy's quota; with none left it is refused. */
    createAssignment: build.mutation<CreatedAssignment, BodyOf<'createAssignment'>>({
      query: (body) => ({ operation: 'createAssignment', body }),
      responseSchema: createdSchema,
    }),
    queryAssignments: build.query<
      InferType<typeof pageSchema>,
      OfSession<BodyOf<'queryAssignments'>>
    >({
      query: ({ session: _session, ...body }) => ({ operation: 'queryAssignments', body }),
      responseSchema: pageSchema,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useQueryAssignmentsQuery } = assignmentApi;
export const { createAssignment } = assignmentApi.endpoints;
