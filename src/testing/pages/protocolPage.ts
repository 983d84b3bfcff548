import { screen, within } from '@testing-library/react';
import { passTime, renderApp } from '../render/renderApp';
import { reply, ScriptedService } from '../network/scriptedFetch';
import type { Reply } from '../network/scriptedFetch';
import { testEnvironment } from '../render/testEnvironment';

/** The service's configuration for a language: addresses of the texts in that language. */
export const configuration: Reply = async (request, signal) => {
  const { lang } = JSON.parse(request.body) as { lang: string };
  const url = (agreement: string) => `/api/ischool/v1/open/agreements/${agreement}/${lang}`;
  const agreements = [
    { primaryType: 'YH', secondType: 'FW', url: url('service') },
    { primaryType: 'YH', secondType: 'YS', url: url('privacy') },
  ];
  const names = {
    fwEnAgreementName: 'Terms of use',
    fwCnAgreementName: '《服务协议》',
    ysEnAgreementName: 'Privacy notice',
  };
  return reply.data({ pcs: [names], agreements }, 200)(request, signal);
};

/**
 * A protocol page with this answer for its texts, once they have loaded; time is jest's fake clock.
 */
export async function openProtocolPage(
  text: Reply | Reply[],
  address = '/service',
  environment = testEnvironment({ address }),
) {
  window.history.replaceState(null, '', address);
  const service = new ScriptedService()
    .script('getAcademyConfig', configuration)
    .script('getAgreementText', ...[text].flat());
  const page = await renderApp({ environment, service });
  await passTime(20);
  await passTime(20);
  return page;
}

/** Queries in the page's main part. */
export const main = () => within(screen.getByRole('main'));
/** The page's message about the text. */
export const announcement = () => main().getByRole('status').textContent;
/** The service's answer with a text. */
export const html = (text: string) => reply.text(200, text);
