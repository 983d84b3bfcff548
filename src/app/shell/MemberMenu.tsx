import { useDispatch, useSelector } from 'react-redux';
import { AssignIcon, AssignmentsIcon, JoinIcon, LogOutIcon, Menu, Text } from '#design';
import { displayText } from '#lib/text/displayText.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { usePageAddress } from '#shared/page/usePageAddress.ts';
import { MemberLabel } from '#shared/session/MemberLabel.tsx';
import { selectProfile, signOutRequested } from '#shared/session/sessionSlice.ts';
import { useMemberName } from '#shared/session/useMemberName.ts';

export function MemberMenu() {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const { administrator, email, mobile } = useSelector(selectProfile);
  const name = useMemberName();
  const address = displayText(email, displayText(mobile, ''));
  const pageAddress = usePageAddress();
  return (
    <Menu
      label={name}
      head={
        <>
          <Text>
            <bdi>{name}</bdi>
          </Text>
          {address === '' ? null : (
            <Text size="small" tone="secondary">
              <bdi>{address}</bdi>
            </Text>
          )}
        </>
      }
      trigger={<MemberLabel />}
      items={[
        // Administrators decide on applications and may not apply.
        ...(administrator === true
          ? [
              {
                id: 'assign',
                label: t('assign.title'),
                icon: <AssignIcon />,
                href: pageAddress('/assign'),
              },
              {
                id: 'assignments',
                label: t('assignments.title'),
                icon: <AssignmentsIcon />,
                href: pageAddress('/assignments'),
              },
            ]
          : [
              {
                id: 'join',
                label: t('join.title'),
                icon: <JoinIcon />,
                href: pageAddress('/join'),
              },
            ]),
        {
          id: 'log-out',
          label: t('header.logOut'),
          icon: <LogOutIcon />,
          onSelect: () => dispatch(signOutRequested()),
        },
      ]}
    />
  );
}
