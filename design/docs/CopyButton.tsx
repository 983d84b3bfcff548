import { createContext, use, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../components/Button/Button';
import { Icon } from '../icons/Icon';
import { CheckIcon, DangerIcon } from '../icons/icons';

const ICONS = {
  copied: <CheckIcon size="small" />,
  'could not be copied': <DangerIcon size="small" />,
};

/** ms */
const SHOWN_FOR = 2000;

/** Announces words; each page has a region for them. */
export const SayContext = createContext<(words: string) => void>(() => undefined);

interface CopyButtonProps {
  /** What is copied; announced and, after "Copy", the name of the button. */
  name: string;
  text: string;
  /** The id of the words that say why it cannot be copied. */
  refusedBy?: string | undefined;
  children?: ReactNode;
}

export function CopyButton({ name, text, refusedBy, children }: CopyButtonProps) {
  const say = use(SayContext);
  const [result, setResult] = useState<keyof typeof ICONS>();
  useEffect(() => {
    if (result === undefined) return undefined;
    const back = setTimeout(() => setResult(undefined), SHOWN_FOR);
    return () => clearTimeout(back);
  }, [result]);
  const copy = async () => {
    // Without HTTPS there is no clipboard.
    const next = await Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => 'copied' as const,
        () => 'could not be copied' as const,
      );
    setResult(next);
    say(`${name} ${next}`);
  };
  return (
    <Button
      size="small"
      variant={children === undefined ? 'secondary' : 'ghost'}
      aria-label={`Copy ${name}`}
      aria-describedby={refusedBy}
      dimmed={refusedBy !== undefined}
      icon={
        result === undefined ? (
          <Icon size="small">
            <rect x="7" y="7" width="10" height="10" rx="2" />
            <path d="M13 4.5A1.5 1.5 0 0 0 11.5 3h-7A1.5 1.5 0 0 0 3 4.5v7A1.5 1.5 0 0 0 4.5 13" />
          </Icon>
        ) : (
          ICONS[result]
        )
      }
      onClick={() => refusedBy ?? void copy()}
    >
      {children ?? `Copy ${name}`}
    </Button>
  );
}
