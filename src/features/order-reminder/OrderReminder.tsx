import { useId, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button, Modal, Stack, Text, ToneIcon } from '#design';
import { useDeployment } from '#shared/deployment/DeploymentContext.tsx';
import { useEnvironment } from '#shared/browser/EnvironmentContext.tsx';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { reminderClosed, selectReminding } from '#shared/academy/orderingSlice.ts';
import { orderAddress } from './orderAddress';

/**
 * Says that the academy's quota is used up, and links to the order page (specification 2, P56). It
 * opens on top of the page that found out, and returns the focus there. The order page opens in a
 * new tab and the dialog stays, because browsers do not report blocked tabs.
 */
export function OrderReminder() {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const environment = useEnvironment();
  const { orderUrl } = useDeployment();
  const reminding = useSelector(selectReminding);
  const okButton = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => dispatch(reminderClosed());
  const order = () => {
    const href = orderAddress(orderUrl, environment.address().origin);
    if (href !== undefined) environment.openTab(href);
  };
  const answers = (
    <>
      <Button ref={okButton} onClick={close}>
        {t('order.ok')}
      </Button>
      <Button variant="primary" aria-describedby={id} onClick={order}>
        {t('order.now')}
      </Button>
    </>
  );
  return (
    <Modal
      open={reminding}
      width={460}
      height={320}
      sign={<ToneIcon tone="warning" />}
      title={t('order.title')}
      onClose={close}
      closeOnEscape
      initialFocusRef={okButton}
      footer={answers}
    >
      <Stack gap="5">
        <Text>{t('order.text')}</Text>
        <Text id={id} tone="secondary" size="small">
          {t('order.newTab')}
        </Text>
      </Stack>
    </Modal>
  );
}
