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
 * a browser that keeps tabs from opening does not say so. Where no address is configured, it says who can order.
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
