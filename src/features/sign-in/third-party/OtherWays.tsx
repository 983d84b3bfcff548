import { useId } from 'react';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button, Tooltip } from '#design';
import { useOffer } from '../offer/useOffer';
import { useGetClientIpQuery } from '#shared/academy/academyEndpoints.ts';
import type { ThirdPartyWay } from '../offer/signInOptions';
import { useDeployment } from '#shared/deployment/DeploymentContext.tsx';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { useRefetchOnReconnect } from '#shared/page/useRefetchOnReconnect.ts';
import { selectDialogAlone } from '../parts/dialogSlice';
import { describedBy, LastUsed, useLastLoginType } from '../parts/LastUsed';
import { Divider, ExpectedWays, Way, Ways } from '../parts/styled';
import { loginTypeOf } from './thirdPartyAddress';
import { thirdPartyRequested } from './thirdPartySlice';
import { useStoredInternal, useWayTexts, WAY_ICONS } from './wayTexts';

const ORDER: readonly ThirdPartyWay[] = ['enterprise', 'portal', 'provider', 'vendor'];

/**
 * Whether the user is inside the internal network: the stored value until the service answers or
 * fails (P44).
 */
function useInternal(): boolean {
  const storedInternal = useStoredInternal();
  const { data, error } = useRefetchOnReconnect(useGetClientIpQuery());
  return error === undefined ? (data ?? storedInternal) : false;
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
  const textsOf = useWayTexts(useInternal());
  const lastLoginType = useLastLoginType();
  const isLast = (way: ThirdPartyWay) => lastLoginType === loginTypeOf(way, vendor.slug);
  const titleId = useId();
  // Below the title of the dialog, which is that of the page if it is alone.
  const isAlone = useSelector(selectDialogAlone);
  return (
    <section aria-labelledby={titleId}>
      <Divider as={isAlone ? 'h2' : 'h3'} id={titleId}>
        {t('thirdParty.title')}
      </Divider>
      <Ways $count={offered.length}>
        {[...offered]
          .sort((a, b) => Number(isLast(b)) - Number(isLast(a)))
          .map((way) => {
            const Icon = WAY_ICONS[way];
            const { name, hint } = textsOf(way);
            return (
              <Way key={way}>
                <Tooltip text={hint}>
                  {(tooltip) => (
                    <LastUsed when={isLast(way)}>
                      {(lastUsed) => (
                        <Button
                          block
                          icon={<Icon />}
                          aria-describedby={describedBy(
                            lastUsed['aria-describedby'],
                            tooltip['aria-describedby'],
                          )}
                          onClick={() => dispatch(thirdPartyRequested(way))}
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

/** A placeholder until the academy's configuration arrives. */
const expectedWays = (
  <ExpectedWays>
    <i />
    <i />
    <i />
  </ExpectedWays>
);

export function OtherWays() {
  const { options, settled } = useOffer();
  if (!settled) return expectedWays;
  const offer = ORDER.filter((way) => options[way]);
  return offer.length === 0 ? null : <OfferedWays offered={offer} />;
}
