import { api } from '#shared/api/client/api.ts';
import { readAnswer } from '#shared/api/client/readAnswer.ts';
import type { ApiExtra } from '#shared/api/client/requestContext.ts';
import { sendRequest } from '#shared/api/client/exchange.ts';

/** The largest text shown. Bytes. */
const MAX_TEXT_BYTES = 524_288;

const protocolApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * GET the address of an agreement without our headers or credentials. Returns raw HTML, which
     * must pass the sanitizer before it is shown.
     */
    getAgreementText: build.query<string, string>({
      queryFn: async (url, { signal, extra }) => {
        const { fetch } = extra as ApiExtra;
        const init: RequestInit = { credentials: 'omit' };
        const raw = await sendRequest({
          url,
          init,
          caller: signal,
          maxBytes: MAX_TEXT_BYTES,
          fetch,
        });
        const answer = readAnswer(raw, 'text');
        return answer.error ? { error: answer.error } : { data: answer.data as string };
      },
    }),
  }),
});

export const { useGetAgreementTextQuery } = protocolApi;
