import { useEffect, useMemo, useRef } from 'react';
import { Heading, Skeleton, token } from '#design';
import { useAcademy } from '#shared/academy/AcademyProvider.tsx';
import { hangingBracket } from '#shared/page/hangingBracket.ts';
import { PageMain } from '#shared/page/PageMain.ts';
import { AgreementMessage } from './AgreementMessage';
import type { Absence } from './AgreementMessage';
import { AgreementProse } from './reading/AgreementProse';
import { BackLink } from './BackLink';
import { Contents } from './reading/Contents';
import { ContentsPlace } from './reading/contentsStyled';
import { ReadingPage } from './reading/printStyle';
import { readAgreement } from './sanitize/readAgreement';
import type { AgreementReading } from './sanitize/readAgreement';
import { Columns, AgreementHead } from './styled';
import { useAgreement } from './useAgreement';
import type { AgreementKind, AgreementState } from './useAgreement';
import { useJump } from './reading/useJump';

function absenceOf(
  agreement: AgreementState,
  reading: AgreementReading | undefined,
): Absence | undefined {
  if (agreement.status !== 'loaded') return agreement;
  if (reading === undefined) return { status: 'loading' };
  if (reading === 'tooLarge') return { status: reading, address: agreement.address };
  return reading === 'empty' ? { status: reading } : undefined;
}

export function ProtocolPage({ agreement: kind }: { agreement: AgreementKind }) {
  const academy = useAcademy();
  const name = kind === 'service' ? academy.serviceName : academy.privacyName;
  const agreement = useAgreement(kind);
  const { html, address } =
    agreement.status === 'loaded' ? agreement : { html: undefined, address: '' };
  const reading = useMemo(
    () => (html === undefined ? undefined : readAgreement(html, { name, address })),
    [html, name, address],
  );
  const document_ = typeof reading === 'object' ? reading : undefined;
  const absence = absenceOf(agreement, reading);
  const jump = useJump(document_);
  const title = useRef<HTMLHeadingElement>(null);
  const hasFailed = useRef(false);
  useEffect(() => {
    if (absence?.status === 'loading') return;
    // The focused button is gone: continue at the title, unless the address led to a place in the
    // text.
    if (hasFailed.current && document.activeElement === document.body) title.current?.focus();
    hasFailed.current = absence?.status === 'failed';
  }, [absence?.status]);
  return (
    <PageMain $width={token('measure.64')}>
      <ReadingPage />
      <title>{name}</title>
      <Columns>
        <AgreementHead>
          <BackLink />
          <Heading level={1} ref={title} tabIndex={-1} {...hangingBracket(name)}>
            <bdi>{name}</bdi>
          </Heading>
        </AgreementHead>
        {document_ && document_.contents.length > 0 ? (
          <Contents sections={document_.contents} lang={document_.text.lang} onJump={jump} />
        ) : null}
        {absence?.status === 'loading' ? (
          <ContentsPlace>
            <Skeleton blockSize="100%" />
          </ContentsPlace>
        ) : null}
        <div>
          <AgreementMessage absence={absence} />
          {document_ ? <AgreementProse text={document_.text} onJump={jump} /> : null}
        </div>
      </Columns>
    </PageMain>
  );
}
