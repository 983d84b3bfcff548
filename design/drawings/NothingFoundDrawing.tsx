import { Drawing } from './Drawing';

/** A list without rows, and a magnifying glass. */
export function NothingFoundDrawing() {
  return (
    <Drawing>
      <rect className="sheet dashed" x="38" y="24" width="112" height="26" rx="8" />
      <rect className="sheet" x="28" y="58" width="112" height="26" rx="8" />
      <rect className="sheet dashed" x="38" y="92" width="112" height="26" rx="8" />
      <circle className="soft" cx="46" cy="71" r="6" />
      <path d="M62 71h34" />
      <circle className="sheet strong" cx="136" cy="72" r="23" />
      <path className="strong" d="m153 89 18 18M128 64a11 11 0 0 1 9-4" />
    </Drawing>
  );
}
