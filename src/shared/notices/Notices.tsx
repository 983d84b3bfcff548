import { useDispatch, useSelector } from 'react-redux';
import { NoticeRegion } from '#design';
import { messageText } from '#shared/i18n/message.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { noticeDismissed, selectNotices } from './noticesSlice';

/** The page's notices, announced once each. Mounted once, before the first notice. */
export function Notices() {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const notices = useSelector(selectNotices);
  return (
    <NoticeRegion
      label={t('common.notices')}
      dismissLabel={t('common.dismissNotice')}
      notices={notices.map(({ id, tone, message, isShownInPlace }) => ({
        id,
        tone,
        visuallyHidden: isShownInPlace,
        text: messageText(t, message),
      }))}
      onDismiss={(id) => dispatch(noticeDismissed(id))}
    />
  );
}
