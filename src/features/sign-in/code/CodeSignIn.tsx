import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button, MailIcon, onceForDouble, PhoneIcon, Stack } from '#design';
import { numberShown } from '#lib/identifier/phoneNumber.ts';
import { useAcademy } from '#shared/academy/AcademyProvider.tsx';
import type { CodeChannels } from '#shared/academy/codeChannels.ts';
import type { Channel } from '#shared/session/identifier.ts';
import { useEnvironment } from '#shared/browser/EnvironmentContext.tsx';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { consentWithdrawn } from '#shared/consent/consentSlice.ts';
import { failureCleared } from '#shared/failure-reports/failureReportsSlice.ts';
import { noticesDismissed } from '#shared/notices/noticesSlice.ts';
import { LastUsed, useLastLoginType } from '../LastUsed';
import { CodeForm } from './form/CodeForm';
import type { CodeFormValues } from './form/codeFormSchema';
import {
  channelChosen,
  identifierEdited,
  selectChosenChannel,
  selectHandedOver,
} from './codeSignInSlice';
import { recallSentCode } from './sending/sentCodeMemory';
import { LazySliderDialog } from './slider/LazySliderDialog';

/** The typed values and their channel. */
export interface CodeDraft extends CodeFormValues {
  channel: Channel;
}

interface CodeSignInProps {
  /** The values when the form was last shown. */
  draft: CodeDraft | null;
  /** Receives the current values when the dialog switches modes. */
  onLeave(draft: CodeDraft | null): void;
}

function offers(channels: CodeChannels, channel: Channel | null | undefined): channel is Channel {
  return (
    channel !== null && channel !== undefined && (channels.switchable || channel === channels.first)
  );
}

/**
 * Code sign-in with a switch between phone and e-mail (D7). The channel is, in this order: the
 * user's choice (or the one that another flow passed in), the one being typed in, the one the last
 * code was sent to, the academy's first channel.
 */
export function CodeSignIn({ draft, onLeave }: CodeSignInProps) {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const environment = useEnvironment();
  const { channels } = useAcademy();
  const chosen = useSelector(selectChosenChannel);
  const handedOver = useSelector(selectHandedOver);
  const [recalled, setRecalled] = useState(() => recallSentCode(environment));
  const [kept, setKept] = useState(draft);
  const [typedIn, setTypedIn] = useState(
    draft !== null && draft.identifier + draft.code !== '' ? draft.channel : null,
  );
  const typed = useRef<CodeDraft | null>(null);
  useEffect(() => () => onLeave(typed.current), [onLeave]);
  const channel =
    [chosen, typedIn, recalled?.channel].find((wish) => offers(channels, wish)) ?? channels.first;
  const other = channel === 'phone' ? 'email' : 'phone';
  // The academy's configuration may replace a form while its code is being sent or it waits for
  // consent.
  useEffect(() => () => void dispatch(identifierEdited()), [channel, dispatch]);

  const switchChannel = () => {
    setTypedIn(null);
    setKept(null);
    setRecalled(undefined);
    dispatch(channelChosen(other));
    dispatch(consentWithdrawn());
    dispatch(noticesDismissed('sign-in'));
    dispatch(failureCleared());
  };
  const prefilled = handedOver ?? recalled;
  const initial = prefilled?.channel === channel ? prefilled.value : '';
  const recalledValues = {
    identifier: channel === 'phone' ? numberShown(initial) : initial,
    code: '',
  };
  const OtherIcon = other === 'email' ? MailIcon : PhoneIcon;
  const lastLoginType = useLastLoginType();
  const switchLabel = t(other === 'email' ? 'signIn.switchToEmail' : 'signIn.switchToPhone');
  return (
    <Stack gap="1">
      <CodeForm
        key={channel}
        channel={channel}
        initialValues={kept?.channel === channel ? kept : recalledValues}
        onValues={(values) => {
          typed.current = { channel, ...values };
        }}
        onEdit={() => setTypedIn(channel)}
        onSwitch={channels.switchable ? switchChannel : undefined}
      />
      {channels.switchable ? (
        <LastUsed when={lastLoginType === other}>
          {(marked) => (
            <Button
              variant="ghost"
              block
              icon={<OtherIcon />}
              onClick={onceForDouble(switchChannel)}
              {...marked}
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
