import type { MouseEvent } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from '#design';
import type { LinkProps } from '#design';
import { opensElsewhere } from '#lib/url/opensElsewhere.ts';
import { withQuery } from '#lib/url/withQuery.ts';
import { useEnvironment } from '#shared/browser/EnvironmentContext.tsx';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { useClientValue } from '#shared/page/useClientValue.ts';
import { usePageAddress } from '#shared/page/usePageAddress.ts';
import { signInRequested } from './sessionSlice';

/**
 * A link to sign-in from within a page. It opens the dialog over this page; in another tab it opens
 * the login page, which returns here. It is a link so that the header's button is the only one with
 * this name.
 */
export function SignInLink({ look }: Pick<LinkProps, 'look'>) {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const pageAddress = usePageAddress();
  const { address, fragment } = useEnvironment();
  const here = useClientValue(() => {
    const { path, query } = address();
    return path + query + (fragment() && `#${fragment()}`);
  }, pageAddress(address().path));
  const openDialog = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    dispatch(signInRequested());
  };
  return (
    <Link
      look={look}
      href={withQuery(pageAddress('/login/index'), { redirect: here })}
      onClick={openDialog}
    >
      {t('header.logIn')}
    </Link>
  );
}
