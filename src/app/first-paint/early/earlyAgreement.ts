import { agreementAddress, agreementUrl } from '#lib/url/agreementAddress.ts';
import { requestKey } from './earlyPage';
import type { EarlyData, EarlyPage } from './earlyPage';
import { FIRST_REQUESTS } from './firstRequests';
import { pageJson } from './pageJson';

interface Config {
  data: { agreements: Parameters<typeof agreementUrl>[0] };
}

/**
 * The second inline script of a page that shows an agreement: requests the text as soon as the
 * academy's configuration names its address, as `getAgreementText` does. What it cannot read is
 * left to the app.
 */
async function requestAgreement({ answers }: EarlyPage): Promise<void> {
  const { agreement } = pageJson('early') as EarlyData;
  const { agreementHosts } = pageJson('deployment') as { agreementHosts: string[] };
  // The app reads the body of the answer itself.
  const config = (await (answers[FIRST_REQUESTS[0].join('')] as Promise<Response>)).clone();
  const { data } = (await config.json()) as Config;
  const url = agreementUrl(data.agreements, agreement);
  const address = agreementAddress(url, location.origin, agreementHosts);
  if (address === undefined) return;
  const request = requestKey('GET', address);
  const text = fetch(address, { credentials: 'omit', redirect: 'error' });
  text.catch(() => delete answers[request]);
  answers[request] = text;
}

if (window.earlyPage) requestAgreement(window.earlyPage).catch(() => undefined);
