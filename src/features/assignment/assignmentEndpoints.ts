import { number, object } from 'yup';
import type { InferType } from 'yup';
import { api } from '#shared/api/client/api.ts';
import type { BodyOf } from '#shared/api/contract/contractTypes.ts';

/**
 * Only the fields that are used: a successful assignment must not count as uncertain because
 * another field is missing.
 */
const createdSchema = object({
  headCount: number().strict().integer().min(0).required(),
});

/** A created assignment: who took part at that moment. */
type AssignmentCreated = InferType<typeof createdSchema>;

const assignmentApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * POST …/assignments (D32). Each uses one of the academy's quota; with none left it is refused
     * (P56).
     */
    createAssignment: build.mutation<AssignmentCreated, BodyOf<'createAssignment'>>({
      query: (body) => ({ operation: 'createAssignment', body }),
      responseSchema: createdSchema,
    }),
  }),
});

export const { createAssignment } = assignmentApi.endpoints;
