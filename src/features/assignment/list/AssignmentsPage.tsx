import { useId } from 'react';
import { useSelector } from 'react-redux';
import { AcademyText } from '#shared/academy/AcademyText.tsx';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { forAnonymous } from '#shared/page/forAnonymous.ts';
import { LoadedPage } from '#shared/page/LoadedPage.tsx';
import { selectSignedIn } from '#shared/session/sessionSlice.ts';
import { useSession } from '#shared/session/useSession.ts';
import { SignInFirst } from '../form/AssignResult';
import { AssignmentList } from './AssignmentList';

export function AssignmentsPage() {
  const { t } = useLanguage();
  const signedIn = useSelector(selectSignedIn);
  const session = useSession();
  return (
    <LoadedPage
      title={t('assignments.title')}
      titleId={useId()}
      lead={<AcademyText phrase="assignments.lead" />}
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
