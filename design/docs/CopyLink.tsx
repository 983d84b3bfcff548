import { CopyButton } from './CopyButton';

/** Copies the address of the current view, which contains the chosen language, theme, brand and width. */
export function CopyLink() {
  return (
    <CopyButton
      label="Copy link"
      copied="Link copied"
      refused="Copy it from the address bar"
      text={() => window.location.href}
    />
  );
}
