import { useId, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button, Modal, Stack, Text, ToneIcon } from '#design';
import { useDeployment } from '#shared/deployment/DeploymentContext.tsx';
import { useEnvironment } from '#shared/browser/EnvironmentContext.tsx';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { reminderClosed, selectReminding } from '#shared/academy/orderingSlice.ts';
import { orderAddress } from './orderAddress';

/**
 * Tells that the academy's quota is used up, and where to order more (specification 2, P6). It lies over whatever
 * found that out, and closing it gives the focus back there. Ordering opens a tab of its own, and the dialog stays:
 * a browser that keeps tabs from opening does not say so.
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
