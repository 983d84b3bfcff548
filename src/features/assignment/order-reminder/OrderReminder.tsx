import { useId, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button, Modal, Stack, Text, ToneIcon } from '#design';
import { useDeployment } from '#shared/deployment/DeploymentContext.tsx';
import { useEnvironment } from '#shared/browser/EnvironmentContext.tsx';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { reminderClosed, selectReminding } from './orderingSlice';
import { orderAddress } from './orderAddress';

/**
 * Says that the academy's quota is used up, and links to the order page. It opens on top of the
 * page that found out, and returns the focus there. The order page opens in a new tab and the
 * dialog stays, because browsers do not report blocked tabs. Without a configured address it says
 * who can order.
 */
export function OrderReminder() {
  const { locale, t } = useLanguage();
  const dispatch = useDispatch();
  const environment = useEnvironment();
  const { orderUrl } = useDeployment();
  const reminding = useSelector(selectReminding);
  const okButton = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => dispatch(reminderClosed());
  const href = orderAddress(orderUrl, environment.address().origin, locale);
  const answers = (
    <>
      <Button ref={okButton} onClick={close}>
        {t('order.ok')}
      </Button>
      {href !== undefined && (
        <Button variant="primary" aria-describedby={id} onClick={() => environment.openTab(href)}>
          {t('order.now')}
        </Button>
      )}
    </>
  );
  return (
    <Modal
      open={reminding}
      width={460}
      placement="bottom"
      sign={<ToneIcon tone="warning" />}
      title={t('order.title')}
      onClose={close}
      closeOnEscape
      initialFocusRef={okButton}
      footer={answers}
    >
      <Stack gap="5">
        <Text>{t('order.text')}</Text>
        {href === undefined ? (
          <Text>{t('order.whoOrders')}</Text>
        ) : (
          <Text id={id} tone="secondary" size="small">
            {t('order.newTab')}
          </Text>
        )}
      </Stack>
    </Modal>
  );
}
