import { Icon, Tint } from './Icon';
import type { IconProps } from './Icon';

/* Icons that load with the parts that show them. */

export function LearnIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <Tint d="M10 5.2c2.2-1.7 4.8-2 7.5-1.2v11.5c-2.7-.8-5.3-.5-7.5 1.2Z" />
      <path d="M10 5.2C7.8 3.5 5.2 3.2 2.5 4v11.5c2.7-.8 5.3-.5 7.5 1.2 2.2-1.7 4.8-2 7.5-1.2V4c-2.7-.8-5.3-.5-7.5 1.2ZM10 5.2v11.5" />
    </Icon>
  );
}

export function PracticeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <Tint d="M10 5.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11Z" />
      <path d="M16.3 7.7A7.3 7.3 0 1 1 12.8 4.2M12.9 9.8A3 3 0 1 1 10.7 8M10 11l6-6M16 5V2.5L13.8 4.7V7h2.3l2-2Z" />
    </Icon>
  );
}

export function CertificateIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <Tint d="M13.5 8.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z" />
      <path d="M8.5 14.5H4A1.5 1.5 0 0 1 2.5 13V4.5A1.5 1.5 0 0 1 4 3h12a1.5 1.5 0 0 1 1.5 1.5V7M5.5 6.5h6M5.5 9.5h2.5M11.8 14.3V18l1.7-1 1.7 1v-3.7" />
      <circle cx="13.5" cy="11.5" r="3" />
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

export function PersonIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10" cy="6.5" r="3.5" />
      <path d="M3.5 17.5c.5-3.5 3-5.5 6.5-5.5s6 2 6.5 5.5" />
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

export function UploadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 12.5v4h13v-4M10 12.5V3.5M6.5 7 10 3.5 13.5 7" />
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

/** The way a handle is dragged, the same in every direction of writing. */
export function ChevronsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5 5.5 4.5 4.5L5 14.5M10.5 5.5 15 10l-4.5 4.5" />
    </Icon>
  );
}
