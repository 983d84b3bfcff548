import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useDispatch, useSelector } from 'react-redux';
import { CheckIcon } from '#design';
import { crossFade } from '#design/foundations/motion.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { MemberLabel } from '#shared/session/MemberLabel.tsx';
import { arrivalEnded, arrivalStarted, selectProfile } from '#shared/session/sessionSlice.ts';
import { memberName } from '#shared/session/useMemberName.ts';
import { AcademyMark } from '#shared/academy/AcademyMark.tsx';
import { HeaderBar } from '#shared/page/PageMain.ts';
import { Account, ArrivalStyle, NextPage } from './arrivalStyled';

/** How long the tick is seen before the card moves, ms. */
const TICK_MS = 80;
/** When the movement is over at the latest, ms. */
const END_MS = 400;

/**
 * Turns the dialog's card into the account's button, where the header of the next page has it; under
 * reduced motion, one fades and the other appears. The sign-in goes on meanwhile.
 */
export function Arrival() {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const hasName = memberName(useSelector(selectProfile)) !== '';
  const origin = useRef<HTMLSpanElement>(null);
  const [picture, setPicture] = useState<'none' | 'header' | 'page'>('none');
  // At once: the services may answer before the next frame.
  useLayoutEffect(() => {
    const dialog = origin.current?.closest<HTMLElement>('[role="dialog"]');
    const layer = dialog?.parentElement;
    const card = dialog?.querySelector<HTMLElement>(':scope > *');
    if (!dialog || !layer || !card) return undefined;
    const isAlone = layer.tagName === 'MAIN';
    const end = () => void dispatch(arrivalEnded());
    const move = () => {
      card.style.viewTransitionName = 'account';
      const movement = crossFade(() => {
        card.style.viewTransitionName = '';
        // Also in the copy that fades out when the dialog closes.
        dialog.style.opacity = '0';
        // Of a dialog over a page, the mask goes too.
        if (!isAlone) layer.style.background = 'none';
        setPicture(isAlone ? 'page' : 'header');
      });
      void movement?.finally(end);
    };
    // Other browsers have no movement to wait for.
    if ('startViewTransition' in document) dispatch(arrivalStarted());
    const timers = [setTimeout(move, TICK_MS), setTimeout(end, END_MS)];
    return () => {
      timers.forEach(clearTimeout);
      end();
      dialog.style.opacity = layer.style.background = '';
    };
  }, [dispatch]);
  const nextPage = (
    <NextPage $alone={picture === 'page'}>
      <HeaderBar as="div">
        <AcademyMark size="6" />
        <Account>
          {hasName ? (
            <MemberLabel />
          ) : (
            <>
              <CheckIcon />
              <span>{t('signIn.done')}</span>
            </>
          )}
        </Account>
      </HeaderBar>
    </NextPage>
  );
  return (
    <>
      <ArrivalStyle />
      <span ref={origin} hidden />
      {picture === 'none' ? null : createPortal(nextPage, document.body)}
    </>
  );
}
