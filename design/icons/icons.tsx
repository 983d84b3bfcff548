import { Icon } from './Icon';
import type { IconProps } from './Icon';

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

export function RefreshIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M16.5 10a6.5 6.5 0 1 1-2-4.7L16.5 7" />
      <path d="M16.5 3v4h-4" />
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

export function ShieldIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 2 3.5 4.5v5c0 4 2.7 7 6.5 8.5 3.8-1.5 6.5-4.5 6.5-8.5v-5L10 2Z" />
      <path d="m7 10 2.2 2.2L13.2 8" />
    </Icon>
  );
}

export function BuildingIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 17.5v-14A1.5 1.5 0 0 1 5.5 2h6A1.5 1.5 0 0 1 13 3.5v14M13 8h1.5A1.5 1.5 0 0 1 16 9.5v8M2.5 17.5h15M7 6h3M7 9.5h3M7 13h3" />
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

export function PersonIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10" cy="6.5" r="3.5" />
      <path d="M3.5 17.5c.5-3.5 3-5.5 6.5-5.5s6 2 6.5 5.5" />
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

export function ImageIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="2.5" y="3.5" width="15" height="13" rx="2" />
      <circle cx="7" cy="8" r="1.5" />
      <path d="m3 15 4.5-4.5 3 3 3-3.5 4 4.5" />
    </Icon>
  );
}

export function FormIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="4" y="2.5" width="12" height="15" rx="2" />
      <path d="M7 7h6M7 10h6M7 13h3" />
    </Icon>
  );
}

export function ClockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10" cy="10" r="7.5" />
      <path d="M10 5.5V10l3 2" />
    </Icon>
  );
}

export function SearchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="9" cy="9" r="5.5" />
      <path d="m13.2 13.2 4.3 4.3" />
    </Icon>
  );
}

export function FilterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 5.5h14M5.5 10h9M8 14.5h4" />
    </Icon>
  );
}

export function UndoIcon(props: IconProps) {
  return (
    <Icon {...props} pointing>
      <path d="M7 4 3.5 7.5 7 11" />
      <path d="M3.5 7.5H12a4.5 4.5 0 0 1 0 9H8" />
    </Icon>
  );
}

export function LockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="4.5" y="9" width="11" height="8" rx="2" />
      <path d="M7 9V6.5a3 3 0 0 1 6 0V9" />
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

/** The way a handle is dragged, the same in every direction of writing. */
export function ChevronsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5 5.5 4.5 4.5L5 14.5M10.5 5.5 15 10l-4.5 4.5" />
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
