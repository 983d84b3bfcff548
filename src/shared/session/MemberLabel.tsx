import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { Avatar, ChevronDownIcon, narrow, token } from '#design';
import { visuallyHidden } from '#design/foundations/mixins.ts';
import { safeImageSource } from '#lib/url/imageSource.ts';
import { useDeployment } from '#shared/deployment/DeploymentContext.tsx';
import { selectProfile } from './sessionSlice';
import { useMemberName } from './useMemberName';

const MemberName = styled.bdi`
  min-inline-size: 0;
  /* The academy's name needs the space in medium windows. */
  max-inline-size: min(${token('measure.12')}, 20vw);
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  /* Phones show only the picture; the button keeps the name. */
  @media ${narrow} {
    ${visuallyHidden}
  }
`;

/** What the account's button in the header shows. */
export function MemberLabel() {
  const { avatarUrl } = useSelector(selectProfile);
  const { avatarHosts } = useDeployment();
  const name = useMemberName();
  return (
    <>
      <Avatar name={name} src={safeImageSource(avatarUrl, avatarHosts)} size={28} />
      <MemberName title={name}>{name}</MemberName>
      <ChevronDownIcon />
    </>
  );
}
