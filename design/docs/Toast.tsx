import type { ReactNode } from 'react';
import { IconButton } from '../components/IconButton/IconButton';
import { NoticeSign, NoticeToast as Surface, NoticeText } from '../components/NoticeRegion/styled';
import type { Tone } from '../foundations/tone';
import { ToneIcon } from '../foundations/ToneIcon';
import { CloseIcon } from '../icons/frameIcons';

/** A notice as a picture on a page, without its region. */
export function Toast({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <Surface $tone={tone}>
      <NoticeSign>
        <ToneIcon tone={tone} />
      </NoticeSign>
      <NoticeText dir="auto">{children}</NoticeText>
      <IconButton label="Dismiss" size="small" icon={<CloseIcon size="small" />} />
    </Surface>
  );
}
