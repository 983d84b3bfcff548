import { Drawing } from './Drawing';

/** A window with a missing page. */
export function PageMissingDrawing() {
  return (
    <Drawing>
      <rect className="sheet" x="34" y="20" width="132" height="96" rx="10" />
      <path d="M34 42h132" />
      <circle className="soft" cx="46" cy="31" r="4" />
      <circle className="soft" cx="59" cy="31" r="4" />
      <circle className="soft" cx="72" cy="31" r="4" />
      <path className="dashed" d="M50 100c18-2 14-22 32-24s20 14 36 8 12-18 20-22" />
      <path
        className="sheet strong"
        d="M138 74c-9-9-13-14-13-20a13 13 0 0 1 26 0c0 6-4 11-13 20Z"
      />
      <path className="strong" d="m134 50 8 8M142 50l-8 8" />
      <circle className="solid" cx="50" cy="100" r="4" />
    </Drawing>
  );
}

/** A phone in front of a QR code. */
export function ScanDrawing() {
  return (
    <Drawing>
      <rect className="sheet" x="24" y="32" width="84" height="84" rx="10" />
      <path d="M38 46h18v18H38zM76 46h18v18H76zM38 84h18v18H38z" />
      <path
        className="solid"
        d="M44 52h6v6h-6zM82 52h6v6h-6zM44 90h6v6h-6zM76 84h8v8h-8zM86 94h8v8h-8zM64 70h6v6h-6z"
      />
      <rect className="sheet strong" x="112" y="14" width="60" height="112" rx="12" />
      <path className="strong" d="M134 116h16M124 44v-8h8M160 44v-8h-8M124 76v8h8M160 76v8h-8" />
      <path className="strong dashed" d="M120 60h44" />
    </Drawing>
  );
}

/** A book, steps and a certificate. */
export function LearningDrawing() {
  return (
    <Drawing>
      <path className="soft" d="M60 116h30V98h28V80h28v36Z" />
      <path d="M60 116h30V98h28V80h28" />
      <path
        className="sheet"
        d="M18 74c14-6 26-5 36 3 10-8 22-9 36-3v40c-14-6-26-5-36 3-10-8-22-9-36-3Z"
      />
      <path d="M54 77v40M28 84c6-2 11-1 16 1M28 94c6-2 11-1 16 1M64 85c5-2 10-3 16-1M64 95c5-2 10-3 16-1" />
      <rect className="sheet strong" x="108" y="16" width="72" height="52" rx="8" />
      <path className="strong" d="M120 30h30M120 40h22" />
      <path className="solid" d="m152 58-4 22 12-6 12 6-4-22Z" />
      <circle className="sheet strong" cx="160" cy="52" r="12" />
      <path className="strong tick" d="m155 52 4 4 7-8" />
      <path className="strong dashed" d="M62 60c8-18 20-28 36-30" />
    </Drawing>
  );
}

/** A door that opens with a key. */
export function SignInFirstDrawing() {
  return (
    <Drawing>
      <rect className="sheet" x="30" y="22" width="104" height="92" rx="10" />
      <circle className="soft" cx="82" cy="52" r="14" />
      <path d="M58 92c3-14 12-20 24-20s21 6 24 20" />
      <path className="dashed" d="M46 104h72" />
      <path className="strong" d="M128 74v-8a16 16 0 0 1 32 0v8" />
      <rect className="sheet strong" x="118" y="74" width="52" height="42" rx="8" />
      <circle className="solid" cx="144" cy="91" r="5" />
      <path className="strong" d="M144 92v10" />
    </Drawing>
  );
}

/** A letter on its way. */
export function SentDrawing() {
  return (
    <Drawing>
      <rect className="sheet" x="36" y="46" width="96" height="66" rx="8" />
      <path d="m36 54 44 34a6 6 0 0 0 8 0l44-34" />
      <path d="m40 108 30-28M128 108l-30-28" />
      <path className="strong dashed" d="M60 34c18-16 44-18 62-6" />
      <path className="sheet strong" d="m120 50 50-30-18 52-12-16Z" />
      <path className="strong" d="m140 56 30-36" />
      <circle className="soft" cx="30" cy="34" r="6" />
    </Drawing>
  );
}
