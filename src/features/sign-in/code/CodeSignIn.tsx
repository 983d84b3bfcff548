import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button, MailIcon, onceForDouble, PhoneIcon, Stack } from '#design';
import { useOffer } from '../offer/useOffer';
import type { CodeChannels } from '../offer/codeChannels';
import type { Channel } from '#shared/session/identifier.ts';
import { useEnvironment } from '#shared/browser/EnvironmentContext.tsx';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { useClientValue } from '#shared/page/useClientValue.ts';
import { consentWithdrawn } from '../parts/consent/consent';
import { signInMessagesCleared } from '../finish/failureReports';
import { LastUsed, useLastLoginType } from '../parts/LastUsed';
import { CodeForm } from './CodeForm';
import { channelSelected, selectChannel, selectHandedOver, signInCode } from './codeSignInSlice';
import { clearTyped, readSentCode, readTyped } from '../verification/identifierStore';
import { LazySliderDialog } from './slider/LazySliderDialog';

function offers(channels: CodeChannels, channel: Channel | null | undefined): channel is Channel {
  return (
    channel !== null && channel !== undefined && (channels.switchable || channel === channels.first)
  );
}

/**
 * Code sign-in with a switch between phone and e-mail. The channel is, in this order: the user's
 * choice (or the one that another flow passed in), the one being typed in or last typed in, the one
 * that received the last code, the academy's first channel. While the dialog shows the QR code, the
 * form stays hidden, so that what was typed has one home.
 */
export function CodeSignIn({ hidden }: { hidden: boolean }) {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const environment = useEnvironment();
  const { channels } = useOffer();
  const selectedChannel = useSelector(selectChannel);
  const handedOver = useSelector(selectHandedOver);
  const [sentCode, setSentCode] = useState(() => readSentCode(environment));
  const [isSwitched, setSwitched] = useState(false);
  const [typedIn, setTypedIn] = useState<Channel | null>(null);
  const [lastChannel] = useState(() => readTyped(environment)?.channel);
  const typedBefore = useClientValue(() => lastChannel, undefined);
  const channel =
    [selectedChannel, typedIn, typedBefore, sentCode?.channel].find((wish) =>
      offers(channels, wish),
    ) ?? channels.first;
  const other = channel === 'phone' ? 'email' : 'phone';
  // The academy's configuration may replace a form while its code is being sent or it waits for
  // consent.
  useEffect(() => () => void dispatch(signInCode.identifierEdited()), [channel, dispatch]);

  const switchChannel = () => {
    setSwitched(true);
    setTypedIn(null);
    setSentCode(undefined);
    clearTyped(environment);
    dispatch(channelSelected(other));
    dispatch(consentWithdrawn());
    dispatch(signInMessagesCleared());
  };
  const previous = handedOver ?? sentCode;
  const initialValue = previous?.channel === channel ? previous.value : '';
  const OtherIcon = other === 'email' ? MailIcon : PhoneIcon;
  const lastLoginType = useLastLoginType();
  const switchLabel = t(other === 'email' ? 'signIn.switchToEmail' : 'signIn.switchToPhone');
  return (
    <Stack gap="2" hidden={hidden}>
      <CodeForm
        key={channel}
        channel={channel}
        prefilled={initialValue}
        hidden={hidden}
        replaces={isSwitched}
        onEdit={() => setTypedIn(channel)}
        onSwitch={channels.switchable ? switchChannel : undefined}
      />
      {channels.switchable ? (
        <LastUsed when={lastLoginType === other}>
          {(description) => (
            <Button
              variant="ghost"
              block
              icon={<OtherIcon />}
              onClick={onceForDouble(switchChannel)}
              {...description}
            >
              {switchLabel}
            </Button>
          )}
        </LastUsed>
      ) : null}
      <LazySliderDialog
        otherWay={channels.switchable ? { label: switchLabel, choose: switchChannel } : undefined}
      />
    </Stack>
  );
}
