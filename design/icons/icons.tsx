import { Icon, Tint } from './Icon';
import type { IconProps } from './Icon';

/* Icons of the first scripts. */

export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5 5 10 10M15 5 5 15" />
    </Icon>
  );
}

export function QrCodeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 3h5v5H3zM12 3h5v5h-5zM3 12h5v5H3zM12 12h2v2M17 12v2M12 17h2M17 17v.01" />
    </Icon>
  );
}

/** A message with a code. */
export function CodeMessageIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 3.5h13A1.5 1.5 0 0 1 18 5v7.5a1.5 1.5 0 0 1-1.5 1.5H10l-4 3.5V14H3.5A1.5 1.5 0 0 1 2 12.5V5a1.5 1.5 0 0 1 1.5-1.5Z" />
      <path d="M6.5 8.8v.1M10 8.8v.1M13.5 8.8v.1" />
    </Icon>
  );
}

export function JoinIcon(props: IconProps) {
  return (
    <Icon {...props} pointing>
      <Tint d="M10 3h5.5A1.5 1.5 0 0 1 17 4.5v11a1.5 1.5 0 0 1-1.5 1.5H10Z" />
      <path d="M10 3h5.5A1.5 1.5 0 0 1 17 4.5v11a1.5 1.5 0 0 1-1.5 1.5H10M2.5 10H12M8.5 6.5 12 10l-3.5 3.5" />
    </Icon>
  );
}

export function AssignIcon(props: IconProps) {
  return (
    <Icon {...props} pointing>
      <Tint d="M8 3.5a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4Z" />
      <circle cx="8" cy="6.7" r="3.2" />
      <path d="M2 17c.4-3.3 2.7-5 6-5 1 0 2 .2 2.8.5M12 16h6M15.5 13.5 18 16l-2.5 2.5" />
    </Icon>
  );
}

export function AssignmentsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <Tint d="M3.5 4.5A1.5 1.5 0 0 1 5 3h10a1.5 1.5 0 0 1 1.5 1.5V8h-13Z" />
      <rect x="3.5" y="3" width="13" height="14.5" rx="1.5" />
      <path d="M3.5 8h13M6 11.3l1 1 1.8-1.9M11 11.3h2.8M6 14.7h7.8" />
    </Icon>
  );
}

export function EnterpriseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <Tint d="M2.5 11h15v4.5A1.5 1.5 0 0 1 16 17H4a1.5 1.5 0 0 1-1.5-1.5Z" />
      <rect x="2.5" y="6" width="15" height="11" rx="1.5" />
      <path d="M7 6V4.5A1.5 1.5 0 0 1 8.5 3h3A1.5 1.5 0 0 1 13 4.5V6M2.5 11h15M10 10v2" />
    </Icon>
  );
}

export function ProviderIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <Tint d="M10 2.5 17 6.3 10 10 3 6.3Z" />
      <path d="M10 2.5 17 6.3v7.4l-7 3.8-7-3.8V6.3ZM3 6.3 10 10l7-3.7M10 10v7.5" />
    </Icon>
  );
}

export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="5.5" y="2" width="9" height="16" rx="2" />
      <path d="M9 15.2h2" />
    </Icon>
  );
}

export function MailIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="2.5" y="4" width="15" height="12" rx="2" />
      <path d="m3 6 7 5 7-5" />
    </Icon>
  );
}

export function ArrowStartIcon(props: IconProps) {
  return (
    <Icon {...props} pointing>
      <path d="M16 10H4.5M9 5l-5 5 5 5" />
    </Icon>
  );
}

export function ArrowEndIcon(props: IconProps) {
  return (
    <Icon {...props} pointing>
      <path d="M4 10h11.5M11 5l5 5-5 5" />
    </Icon>
  );
}

export function LogOutIcon(props: IconProps) {
  return (
    <Icon {...props} pointing>
      <path d="M8 17.5H5a1.5 1.5 0 0 1-1.5-1.5V4A1.5 1.5 0 0 1 5 2.5h3M13 14l4-4-4-4M17 10H8" />
    </Icon>
  );
}

export function KeyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="6.5" cy="13.5" r="3.5" />
      <path d="m9 11 8-8M13.5 6.5l2.5 2.5" />
    </Icon>
  );
}

export function DeviceIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="2" y="3.5" width="12" height="9.5" rx="1.5" />
      <path d="M5 16.5h5" />
      <rect x="12.5" y="8" width="5.5" height="9.5" rx="1.2" />
    </Icon>
  );
}

export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4 10.5 4 4 8-9" />
    </Icon>
  );
}

export function WarningIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.7 3.3 2 15a1.5 1.5 0 0 0 1.3 2.2h13.4A1.5 1.5 0 0 0 18 15L11.3 3.3a1.5 1.5 0 0 0-2.6 0Z" />
      <path d="M10 8v3.5M10 14.3v.1" />
    </Icon>
  );
}

export function DangerIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 2.5h6L17.5 7v6L13 17.5H7L2.5 13V7Z" />
      <path d="M10 6.2v4.3M10 13.5v.1" />
    </Icon>
  );
}

export function InfoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10" cy="10" r="7.5" />
      <path d="M10 9.3v4.2M10 6.5v.1" />
    </Icon>
  );
}

export function GlobeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10" cy="10" r="7.5" />
      <path d="M2.5 10h15M10 2.5c2.2 2.2 3 4.8 3 7.5s-.8 5.3-3 7.5c-2.2-2.2-3-4.8-3-7.5s.8-5.3 3-7.5Z" />
    </Icon>
  );
}

export function ChevronDownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5.5 8 4.5 4.5L14.5 8" />
    </Icon>
  );
}
