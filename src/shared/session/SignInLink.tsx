import type { MouseEvent } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from '#design';
import type { LinkProps } from '#design';
import { opensElsewhere } from '#lib/url/opensElsewhere.ts';
import { withQuery } from '#lib/url/withQuery.ts';
import { useEnvironment } from '#shared/browser/EnvironmentContext.tsx';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { usePageAddress } from '#shared/page/usePageAddress.ts';
import { signInWanted } from './sessionSlice';

/**
 * Leads from within a page to signing in: the dialog over this page, or in another tab the login page, which comes
 * back here. A link, so that the header's is the only button of its name.
 */
export function SignInLink({ look }: Pick<LinkProps, 'look'>) {
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
    <Link
      look={look}
      href={withQuery(pageAddress('/login/index'), `redirect=${encodeURIComponent(here)}`)}
      onClick={openDialog}
    >
      {t('header.logIn')}
    </Link>
  );
}
