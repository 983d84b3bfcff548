import { useDispatch, useSelector } from 'react-redux';
import { NoticeRegion } from '#design';
import { messageText } from '#shared/i18n/message.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { noticeDismissed, selectNotices, selectPlaces } from './noticesSlice';

/**
 * The page's notices, announced once each. Those that a dialog shows itself are only heard here.
 * Mounted once, before the first notice.
 */
export function Notices() {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const notices = useSelector(selectNotices);
  const places = useSelector(selectPlaces);
  return (
    <NoticeRegion
      label={t('common.notices')}
      dismissLabel={t('common.dismissNotice')}
      notices={notices.map(({ id, topic, tone, message, isShownInPlace }) => ({
        id,
        tone,
        visuallyHidden: isShownInPlace === true || places.includes(topic),
        text: messageText(t, message),
      }))}
      onDismiss={(id) => dispatch(noticeDismissed(id))}
    />
  );
}
