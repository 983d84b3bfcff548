import type { MouseEvent } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from '../../../design';
import { opensElsewhere } from '../../lib/opensElsewhere';
import { withQuery } from '../../lib/withQuery';
import { useEnvironment } from '../environment/EnvironmentContext';
import { useLanguage } from '../language/LanguageProvider';
import { usePageAddress } from '../page/usePageAddress';
import { signInWanted } from './sessionSlice';

/**
 * Leads from within a page to signing in: the dialog over this page, or in another tab the login page, which comes
 * back here. A link, so that the header's is the only button of its name.
 */
export function SignInLink() {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const pageAddress = usePageAddress();
  const here = pageAddress(useEnvironment().address().path);
  const openDialog = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    dispatch(signInWanted());
  };
  return (
    <Link href={withQuery(pageAddress('/login/index'), `redirect=${encodeURIComponent(here)}`)} onClick={openDialog}>
      {t('header.logIn')}
    </Link>
  );
}
