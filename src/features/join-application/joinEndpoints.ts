import { object, string } from 'yup';
import type { InferType } from 'yup';
import type { OfSession } from '#shared/session/useSession.ts';
import { api } from '#shared/api/client/api.ts';
import type { BodyOf } from '#shared/api/contract/contractTypes.ts';
import type { Progress } from '#shared/api/client/upload.ts';
import { looseText } from '#lib/text/looseText.ts';

/** Fields for display may be missing; without its state an application is useless. */
const applicationSchema = object({
  state: string().strict().oneOf(['sent', 'approved', 'refused']).required(),
  submittedAt: looseText(),
  /** The administrator's own reason for refusing. */
  refusal: looseText(),
});

/** The form's fields, unchecked, and the decision. */
export type Application = InferType<typeof applicationSchema> & Record<string, unknown>;

const uploadedSchema = object({
  imageId: string().strict().required(),
  /** Where the picture is shown, on this origin; empty when the service gave no address. */
  url: looseText().default(''),
});

export type UploadedPicture = InferType<typeof uploadedSchema>;

export type NamedPicture = UploadedPicture & { name: string };

const joinApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * GET …/applications/current: the user's newest application to this academy, null when there is
     * none.
     */
    getCurrentApplication: build.query<Application | null, OfSession<object>>({
      query: () => ({ operation: 'getCurrentApplication' }),
      responseSchema: applicationSchema.nullable().defined(),
      keepUnusedDataFor: 0,
    }),
    submitApplication: build.mutation<Application | null, BodyOf<'submitApplication'>>({
      query: (body) => ({ operation: 'submitApplication', body }),
      responseSchema: applicationSchema.nullable().defined(),
    }),
    /** POST …/uploads/image (D34); reports the bytes sent. */
    uploadImage: build.mutation<UploadedPicture, { file: File; onProgress: Progress }>({
      query: ({ file, onProgress }) => ({ operation: 'uploadImage', body: { file }, onProgress }),
      responseSchema: uploadedSchema,
    }),
  }),
});

export const { useGetCurrentApplicationQuery, useUploadImageMutation } = joinApi;
export const { getCurrentApplication, submitApplication } = joinApi.endpoints;
