import type { RefObject } from 'react';
import { useDispatch } from 'react-redux';
import { CodeMessageIcon, onceForDouble, QrCodeIcon } from '#design';
import { fadeBetween } from '#design/foundations/fade.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { modeSelected } from '../parts/dialogSlice';
import type { SignInMode } from '../parts/dialogSlice';
import { FoldedCorner, Seat } from './toggleStyled';

interface ModeToggleProps {
  mode: SignInMode;
  /** The part of the dialog that changes with the mode. */
  content: RefObject<HTMLElement | null>;
}

export function ModeToggle({ mode, content }: ModeToggleProps) {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const label = t(mode === 'code' ? 'qr.toQr' : 'qr.toCode');
  const turn = () => {
    const change = () => void dispatch(modeSelected(mode === 'code' ? 'qr' : 'code'));
    if (content.current) fadeBetween(content.current, change);
    else change();
  };
  return (
    <FoldedCorner type="button" title={label} onClick={onceForDouble(turn)}>
      <Seat>
        {mode === 'code' ? <QrCodeIcon size="large" /> : <CodeMessageIcon size="large" />}
      </Seat>
    </FoldedCorner>
  );
}
