import { number, object } from 'yup';
import type { InferType } from 'yup';
import { api } from '#shared/api/client/api.ts';
import type { BodyOf } from '#shared/api/contract/contractTypes.ts';

/** What is read of it: an assignment that was made must not be called uncertain for want of something else. */
const createdSchema = object({
  headCount: number().strict().integer().min(0).required(),
});

/** An assignment as it was made: who took part at that moment. */
type AssignmentCreated = InferType<typeof createdSchema>;

const assignmentApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** POST …/assignments (D32). Each takes one from the academy's quota; without any left it is refused (P6). */
    createAssignment: build.mutation<AssignmentCreated, BodyOf<'createAssignment'>>({
      query: (body) => ({ operation: 'createAssignment', body }),
      responseSchema: createdSchema,
    }),
  }),
});

export const { createAssignment } = assignmentApi.endpoints;
