import { useEffect, useMemo, useState } from 'react';
import { LARGE, readAgreement, readInSteps } from './sanitise/readAgreement';
import type { AgreementReading } from './sanitise/readAgreement';
import type { AgreementState } from './useAgreement';

interface Read {
  html: string;
  name: string;
  reading: AgreementReading;
}

/**
 * The document of a loaded text. A large one is read in separate tasks, after the page has rendered
 * its title and back link; undefined until then.
 */
export function useAgreementDocument(
  agreement: AgreementState,
  name: string,
): AgreementReading | undefined {
  const { html, address } =
    agreement.status === 'loaded' ? agreement : { html: undefined, address: '' };
  const isLarge = html !== undefined && html.length > LARGE;
  const [read, setRead] = useState<Read>();
  useEffect(() => {
    if (!isLarge) return undefined;
    const steps = readInSteps(html, { name, address });
    let timer: ReturnType<typeof setTimeout>;
    const goOn = () => {
      const step = steps.next();
      if (step.done) setRead({ html, name, reading: step.value });
      else timer = setTimeout(goOn, 0);
    };
    timer = setTimeout(goOn, 0);
    return () => clearTimeout(timer);
  }, [isLarge, html, name, address]);
  const small = useMemo(
    () => (html === undefined || isLarge ? undefined : readAgreement(html, { name, address })),
    [isLarge, html, name, address],
  );
  return isLarge ? (read?.html === html && read.name === name ? read.reading : undefined) : small;
}
