import { useId } from 'react';
import { useSelector } from 'react-redux';
import { Link } from '#design';
import { AcademyText } from '#shared/academy/AcademyText.tsx';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { forAnonymous } from '#shared/page/forAnonymous.ts';
import { LoadedPage } from '#shared/page/LoadedPage.tsx';
import { usePageAddress } from '#shared/page/usePageAddress.ts';
import { selectSignedIn } from '#shared/session/sessionSlice.ts';
import { useSession } from '#shared/session/useSession.ts';
import { SignInFirst } from '../form/AssignResult';
import { AssignmentList } from './AssignmentList';

export function AssignmentsPage() {
  const { t } = useLanguage();
  const pageAddress = usePageAddress();
  const signedIn = useSelector(selectSignedIn);
  const session = useSession();
  return (
    <LoadedPage
      title={t('assignments.title')}
      titleId={useId()}
      lead={<AcademyText phrase="assignments.lead" />}
      action={
        signedIn ? (
          <Link look="button" href={pageAddress('/assign')}>
            {t('assign.title')}
          </Link>
        ) : null
      }
      failure={undefined}
    >
      {signedIn ? (
        <AssignmentList key={session} />
      ) : (
        <div {...forAnonymous}>
          <SignInFirst shouldFocus={false} />
        </div>
      )}
    </LoadedPage>
  );
}
