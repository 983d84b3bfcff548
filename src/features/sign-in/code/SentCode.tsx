import { Button, Disclosure, Stack } from '#design';
import { isCorporateEmail } from '#lib/identifier/emailAddress.ts';
import { useDeployment } from '#shared/deployment/DeploymentContext.tsx';
import type { Identifier } from '#shared/session/identifier.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { writeTime } from '#shared/i18n/writeTime.ts';
import { CODE_LIFE_MINUTES, CODE_LIFE_MS } from '../verification/verificationCode';
import { MaskedIdentifier } from '../parts/MaskedIdentifier';

interface SentCodeProps {
  identifier: Identifier;
  at: number;
  onEdit(): void;
  onSwitch: (() => void) | undefined;
}

const EDIT = { phone: 'signIn.editPhone', email: 'signIn.editEmail' } as const;
const SWITCH = { phone: 'signIn.getByEmail', email: 'signIn.getBySms' } as const;

/**
 * Says where and when the code was sent. Opened, it says how long the code is valid and what to try
 * before contacting help.
 */
export function SentCode({ identifier, at, onEdit, onSwitch }: SentCodeProps) {
  const { t, rich, locale } = useLanguage();
  const time = (moment: number) => writeTime(locale, moment, 'time');
  const { corporateEmailDomains } = useDeployment();
  const corporate = isCorporateEmail(identifier.value, corporateEmailDomains);
  const sentTo = rich('signIn.sentTo', {
    to: <MaskedIdentifier identifier={identifier} />,
    time: <bdi>{time(at)}</bdi>,
  });
  const summary = corporate
    ? t('signIn.codeSentCorporate', { smart_count: CODE_LIFE_MINUTES })
    : sentTo;
  return (
    <Disclosure summary={summary}>
      <Stack gap="1" align="start">
        {corporate ? <span>{sentTo}</span> : null}
        <span>
          {t('signIn.sentValid', { smart_count: CODE_LIFE_MINUTES, time: time(at + CODE_LIFE_MS) })}
        </span>
        <Button variant="link" size="small" onClick={onEdit}>
          {t(EDIT[identifier.channel])}
        </Button>
        {onSwitch ? (
          <Button variant="link" size="small" onClick={onSwitch}>
            {t(SWITCH[identifier.channel])}
          </Button>
        ) : null}
      </Stack>
    </Disclosure>
  );
}
