import { useLayoutEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ArrowEndIcon, Button, Spinner, Text } from '#design';
import { AcademyMark } from '#shared/academy/AcademyMark.tsx';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { Departure, Marks, WayMark } from './leavingStyled';
import { redirectCancelled, selectRedirecting } from './thirdPartySlice';
import { useStoredInternal, useWayTexts, WAY_ICONS } from './wayTexts';

/**
 * Replaces the forms during a redirect, and while its target is being determined. Says which
 * account it leads to, takes the focus of the pressed button, and can be canceled.
 */
export function Leaving() {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const redirecting = useSelector(selectRedirecting);
  const textsOf = useWayTexts(useStoredInternal());
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, []);
  const way = redirecting.status === 'leaving' ? redirecting.way : undefined;
  const Icon = way && WAY_ICONS[way];
  return (
    <Departure>
      <Marks>
        <AcademyMark size="10" />
        {Icon ? <ArrowEndIcon /> : <Spinner />}
        {Icon ? (
          <WayMark>
            <Icon />
          </WayMark>
        ) : null}
      </Marks>
      <div ref={place} tabIndex={-1}>
        {way ? <Text size="large">{textsOf(way).name}</Text> : null}
        <Text tone="secondary">{t('thirdParty.leaving')}</Text>
      </div>
      <Button onClick={() => dispatch(redirectCancelled())}>{t('common.cancel')}</Button>
    </Departure>
  );
}
