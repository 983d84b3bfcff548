import { api } from '../../api/api';
import { readAnswer } from '../../api/readAnswer';
import type { ApiExtra } from '../../api/requestContext';
import { sendRequest } from '../../api/sendRequest';

/** The largest text shown (D28). Bytes. */
const LARGEST_TEXT_BYTES = 524_288;

const protocolApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * GET the address of an agreement (specification 7, D28): no headers of ours, no credentials. Gives the
     * HTML as it came; it must pass the sanitiser before it is shown.
     */
    getAgreementText: build.query<string, string>({
      queryFn: async (url, { signal, extra }) => {
        const { fetch } = extra as ApiExtra;
        const init: RequestInit = { credentials: 'omit' };
        const raw = await sendRequest({ url, init, caller: signal, largest: LARGEST_TEXT_BYTES, fetch });
        const answer = readAnswer(raw, 'text');
        return answer.error ? { error: answer.error } : { data: answer.data as string };
      },
    }),
  }),
});

export const { useGetAgreementTextQuery } = protocolApi;
