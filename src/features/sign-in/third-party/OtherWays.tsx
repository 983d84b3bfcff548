import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  Button,
  DeviceIcon,
  EnterpriseIcon,
  KeyIcon,
  ProviderIcon,
  Skeleton,
  token,
  Tooltip,
} from '#design';
import { useAcademy } from '#shared/academy/AcademyProvider.tsx';
import { useGetClientIpQuery } from '#shared/academy/academyEndpoints.ts';
import { readInternal } from '#shared/academy/academyMemory.ts';
import type { ThirdPartyWay } from '#shared/academy/signInWays.ts';
import { useEnvironment } from '#shared/browser/EnvironmentContext.tsx';
import { useDeployment } from '#shared/deployment/DeploymentContext.tsx';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { useRefetchOnReconnect } from '#shared/page/useRefetchOnReconnect.ts';
import { useClientValue } from '#shared/page/useClientValue.ts';
import { describedBy, LastUsed, useLastLoginType } from '../LastUsed';
import { Divider, ExpectedRows, Way, Ways } from '../styled';
import { loginTypeOf } from './thirdPartyAddress';
import { selectRedirecting, thirdPartyRequested } from './thirdPartySlice';

const ORDER: readonly ThirdPartyWay[] = ['enterprise', 'portal', 'provider', 'vendor'];
const ICONS = {
  enterprise: EnterpriseIcon,
  portal: KeyIcon,
  provider: ProviderIcon,
  vendor: DeviceIcon,
};

/**
 * Whether the user is inside the internal network: the stored value until the service answers or
 * fails (P44).
 */
function useInternal(): boolean {
  const environment = useEnvironment();
  const [stored] = useState(() => readInternal(environment));
  const { data, error } = useRefetchOnReconnect(useGetClientIpQuery());
  return error === undefined ? (data ?? stored) : false;
}

/** Names and hints of the accounts. The vendor's name comes from the deployment. */
function useWayTexts(): (way: ThirdPartyWay) => { name: string; hint: string } {
  const { t } = useLanguage();
  const internal = useInternal();
  const product = useDeployment().vendor.name;
  const texts = {
    enterprise: { name: t('thirdParty.enterprise'), hint: t('thirdParty.enterpriseHint') },
    portal: {
      name: t(internal ? 'thirdParty.w3' : 'thirdParty.uniportal'),
      hint: t('thirdParty.portalHint'),
    },
    provider: { name: t('thirdParty.provider'), hint: t('thirdParty.providerHint') },
    vendor: {
      name: t('thirdParty.vendor', { product }),
      hint: t('thirdParty.vendorHint', { product }),
    },
  };
  return (way) => texts[way];
}

/** Lets a tile break the Japanese name of an account after its Latin word: it has no space. */
function breakAfterLatin(name: string): ReactNode {
  const [, latin, rest] = /^(\w+)(\p{Script=Katakana}.*)$/u.exec(name) ?? [];
  return latin === undefined ? (
    name
  ) : (
    <>
      <span>{latin}</span>
      <wbr />
      <span>{rest}</span>
    </>
  );
}

function OfferedWays({ offered }: { offered: readonly ThirdPartyWay[] }) {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const { vendor } = useDeployment();
  const textsOf = useWayTexts();
  const redirecting = useSelector(selectRedirecting);
  // During a redirect to one account the others are disabled.
  const leavingFor = redirecting.status === 'leaving' ? redirecting.way : undefined;
  const lastLoginType = useLastLoginType();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Divider id={titleId}>{t('thirdParty.title')}</Divider>
      <Ways $count={offered.length}>
        {offered.map((way) => {
          const Icon = ICONS[way];
          const { name, hint } = textsOf(way);
          return (
            <Way key={way}>
              <Tooltip text={hint}>
                {(explained) => (
                  <LastUsed when={lastLoginType === loginTypeOf(way, vendor.slug)}>
                    {(marked) => (
                      <Button
                        block
                        icon={<Icon />}
                        loading={leavingFor === way}
                        dimmed={leavingFor !== undefined && leavingFor !== way}
                        aria-describedby={describedBy(
                          marked['aria-describedby'],
                          explained['aria-describedby'],
                        )}
                        onClick={
                          leavingFor === undefined
                            ? () => dispatch(thirdPartyRequested(way))
                            : undefined
                        }
                      >
                        {breakAfterLatin(name)}
                      </Button>
                    )}
                  </LastUsed>
                )}
              </Tooltip>
            </Way>
          );
        })}
      </Ways>
    </section>
  );
}

/** Placeholder for the usual accounts until the academy's configuration arrives. */
function ExpectedWays() {
  // The pre-rendered markup contains only an empty placeholder, to stay small.
  const isOwn = useClientValue(() => true, false);
  return (
    <ExpectedRows>
      {isOwn ? (
        <>
          <Skeleton inlineSize="40%" />
          <Skeleton blockSize={token('space.16')} radius="control" />
        </>
      ) : null}
    </ExpectedRows>
  );
}

export function OtherWays() {
  const { ways, settled } = useAcademy();
  if (!settled) return <ExpectedWays />;
  const offered = ORDER.filter((way) => ways[way]);
  return offered.length === 0 ? null : <OfferedWays offered={offered} />;
}
