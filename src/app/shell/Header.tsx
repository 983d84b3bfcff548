import { Suspense } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button, useRegionFocus } from '#design';
import { selectDialogOpen } from '#features/sign-in/parts/dialogSlice.ts';
import { AcademyMark } from '#shared/academy/AcademyMark.tsx';
import { useAcademy } from '#shared/academy/AcademyProvider.tsx';
import { lazyOrNothing } from '#shared/errors/lazyWithRetry.tsx';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { LanguageSelect } from '#shared/i18n/LanguageSelect.tsx';
import { forAnonymous } from '#shared/page/forAnonymous.ts';
import { usePageAddress } from '#shared/page/usePageAddress.ts';
import { HeaderBar } from '#shared/page/PageMain.ts';
import { selectProfile, selectSignedIn, signInRequested } from '#shared/session/sessionSlice.ts';
import { MemberMenu } from './MemberMenu';
import { Brand, LanguageSlot, SkipLink, Tools, Visitor } from './styled';

/** If it fails to load, the member's menu has its page. */
const AssignmentsLink = lazyOrNothing(
  async () =>
    (await import(/* webpackChunkName: "administrator" */ './AssignmentsLink.tsx')).AssignmentsLink,
);

/** The academy's name, the language, and the log-in button or the user. */
export function Header() {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const pageAddress = usePageAddress();
  const { tenantName } = useAcademy();
  const signedIn = useSelector(selectSignedIn);
  const dialogOpen = useSelector(selectDialogOpen);
  const { administrator } = useSelector(selectProfile);
  // The log-in button and the user's menu replace each other and pass the focus on.
  const visitor = useRegionFocus<HTMLDivElement>();
  return (
    <HeaderBar>
      <SkipLink href="#content">{t('common.skipToContent')}</SkipLink>
      <Brand href={pageAddress('/')}>
        <AcademyMark size="6" />
        <bdi>{tenantName}</bdi>
      </Brand>
      <Suspense>{administrator === true ? <AssignmentsLink /> : null}</Suspense>
      <Tools>
        {/* The open dialog has its own language chooser; this one would be inert and have the
            same name. */}
        {dialogOpen ? null : (
          <LanguageSlot>
            <LanguageSelect />
          </LanguageSlot>
        )}
        <Visitor ref={visitor}>
          {signedIn ? (
            <MemberMenu />
          ) : (
            <Button variant="primary" {...forAnonymous} onClick={() => dispatch(signInRequested())}>
              {t('header.logIn')}
            </Button>
          )}
        </Visitor>
      </Tools>
    </HeaderBar>
  );
}
